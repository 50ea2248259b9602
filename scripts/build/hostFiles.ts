import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aliasesOf } from '../../src/content/aliases.ts'
import { lastChangeOf } from '../../src/content/lastChange.ts'
import { type ClinicPlace, readContent, readSiteMap } from '../../src/content/loading/read.ts'
import type { SitePage } from '../../src/content/siteMap.ts'
import type { ClinicFile, PricesFile } from '../../src/content/types.gen.ts'
import { headerFile, printHeaderRules } from '../../src/server/http/headers.ts'
import { mapOrigin } from '../../src/server/http/policy.ts'
import { styleSources } from './inlineSources.ts'
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

/**
 * Writes sitemap.xml, robots.txt, security.txt, `_redirects`, `_headers` and nginx's files into
 * `outDir`. Throws when a page was not built or would violate its own policy.
 */
export function writeHostFiles(outDir: string, facts: HostFacts): void {
  const { clinic, languages } = facts
  const missing = languages
    .flatMap(({ pages }) => pages)
    .filter(({ path }) => !existsSync(join(outDir, path, 'index.html')))
  if (missing.length > 0)
    throw new Error(`${outDir}: these pages were not built: ${missing.map(({ id }) => id).join()}`)
  const published = languages.flatMap(({ language, pages }) =>
    pages.map(({ path }): Address => ({ path, aliases: aliasesOf(path, language) })),
  )
  writeFileSync(join(outDir, 'sitemap.xml'), sitemap(facts))
  writeFileSync(join(outDir, 'robots.txt'), robots(clinic.website))
  mkdirSync(join(outDir, '.well-known'), { recursive: true })
  writeFileSync(join(outDir, '.well-known/security.txt'), securityContact(clinic))
  writeFileSync(join(outDir, '_redirects'), redirects(published))
  const paths = published.map(({ path }) => path)
  const needs = {
    styles: styleSources(outDir),
    endpoint: endpointOrigin(),
    frame: mapOrigin(clinic),
  }
  const headers = siteHeaders(outDir, paths, needs)
  writeFileSync(join(outDir, headerFile), printHeaderRules(headers))
  mkdirSync(join(outDir, nginxFolder), { recursive: true })
  for (const [file, text] of Object.entries(nginxFiles(headers, published, foldersOf(languages))))
    writeFileSync(join(outDir, nginxFolder, file), text)
}

const foldersOf = ([, ...further]: readonly HostLanguage[]) =>
  further.map(({ language }) => language.toLowerCase())

/** '' for the same origin. */
function endpointOrigin(): string {
  const written = process.env.VITE_API_HOST ?? ''
  if (written !== '' && !(URL.canParse(written) && new URL(written).origin === written))
    throw new Error(`VITE_API_HOST is "${written}", it must be like https://api.mercan.example`)
  return written
}

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

/** The published languages, the clinic's own first. */
export const hostLanguages = ({ clinicDir, language: own }: ClinicPlace): HostLanguage[] =>
  readSiteMap({ clinicDir, language: own }).languages.map(({ language }) => ({
    language,
    website: readContent({ clinicDir, language }, 'clinic').website,
    pages: readSiteMap({ clinicDir, language }).pages,
  }))
