import { aliasesOf } from '../../src/content/aliases.ts'
import { lastChangeOf } from '../../src/content/lastChange.ts'
import type { SitePage } from '../../src/content/siteMap.ts'
import type { ClinicFile, PricesFile } from '../../src/content/types.gen.ts'
import { headerFile, printHeaderRules } from '../../src/server/http/headers.ts'
import { mapOrigin } from '../../src/server/http/policy.ts'
import { endpointOrigin } from './endpointOrigin.ts'
import { type Address, nginxFiles, nginxFolder } from './nginxFiles.ts'
import { siteHeaders } from './siteHeaders.ts'

export type HostFacts = {
  clinic: Pick<ClinicFile, 'website' | 'email' | 'lastUpdated'> & {
    map: Pick<ClinicFile['map'], 'embedUrl'>
    sections: Pick<ClinicFile['sections'], 'map'>
  }
  prices: Pick<PricesFile, 'listDate'>
  languages: readonly HostLanguage[]
}

type SiteFacts = {
  /** Hash sources of the pages' style sheets. */
  styles: readonly string[]
  /** Paths of all other files. */
  files: readonly string[]
}

/**
 * The texts of sitemap.xml, robots.txt, security.txt, `_redirects`, `_headers` and nginx's files
 * by path. Throws when a host would truncate them.
 */
export function hostFiles(facts: HostFacts, { styles, files }: SiteFacts): Record<string, string> {
  const { clinic, languages } = facts
  const published = languages.flatMap(({ language, pages }) =>
    pages.map(({ path }): Address => ({ path, aliases: aliasesOf(path, language) })),
  )
  const named = {
    'sitemap.xml': sitemap(facts),
    'robots.txt': robots(clinic.website),
    '.well-known/security.txt': securityContact(clinic),
  }
  const headers = siteHeaders(
    [...files, ...Object.keys(named)].sort(),
    published.map(({ path }) => path),
    {
      styles: [...new Set(styles)].sort(),
      endpoint: endpointOrigin(),
      frame: mapOrigin(clinic),
    },
  )
  const ofNginx = nginxFiles(headers, published, foldersOf(languages))
  return {
    ...named,
    _redirects: redirects(published),
    [headerFile]: printHeaderRules(headers),
    ...Object.fromEntries(
      Object.entries(ofNginx).map(([file, text]) => [`${nginxFolder}/${file}`, text]),
    ),
  }
}

const foldersOf = ([, ...further]: readonly HostLanguage[]) =>
  further.map(({ language }) => language.toLowerCase())

/**
 * Canonical, percent-encoded addresses with the date of the last change and all translations;
 * `x-default` is the clinic's own language (developers.google.com/search/docs, "Localized
 * versions").
 */
function sitemap(facts: HostFacts): string {
  const several = facts.languages.length > 1
  const urls = facts.languages.flatMap(({ website, pages }) =>
    pages.map((page) => {
      const address = website + encodeURI(page.path)
      const translations = alternates(facts, page.id).join('')
      return `  <url><loc>${address}</loc><lastmod>${lastChangeOf(page, facts)}</lastmod>${translations}</url>`
    }),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${several ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>`,
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

function alternates({ languages }: HostFacts, id: string): string[] {
  const link = (language: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`
  const translations = languages.flatMap(({ language, website, pages }) =>
    pages
      .filter((page) => page.id === id)
      .map(({ path }) => ({ language, address: website + encodeURI(path) })),
  )
  const [own] = translations
  if (!own || translations.length < 2) return []
  return [
    ...translations.map(({ language, address }) => link(language, address)),
    link('x-default', own.address),
  ]
}

const robots = (website: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${website}/sitemap.xml\n`

/** RFC 9116. Expires within a year: each build renews it. */
function securityContact({ website, email }: HostFacts['clinic']): string {
  const day = 24 * 60 * 60_000
  const expires = new Date(Math.floor(Date.now() / day + 364) * day).toISOString()
  const canonical = `${website}/.well-known/security.txt`
  return `Contact: mailto:${email}\nExpires: ${expires}\nCanonical: ${canonical}\n`
}

/**
 * Redirects of Netlify and Cloudflare Pages, which match the encoded path. Aliases redirect,
 * with or without a slash; a page is rewritten to its folder's file, because Cloudflare would
 * add a slash. Unknown addresses need no rule: both hosts serve 404.html.
 */
function redirects(published: readonly Address[]): string {
  const rules = published.flatMap(({ path, aliases: others }) => {
    const to = encodeURI(path)
    const aliases = others
      .map((alias) => encodeURI(alias))
      .flatMap((alias) => [alias, `${alias}/`])
      .filter((alias) => alias !== to)
    const own = path.endsWith('/') ? [] : [`${to} ${to}/ 200`]
    return [...aliases.map((alias) => `${alias} ${to} 301`), ...own]
  })
  return `${rules.join('\n')}\n`
}

/** A language as hosts and crawlers need it. */
export type HostLanguage = {
  language: string
  /** The origin of its pages. */
  website: string
  pages: readonly SitePage[]
}
