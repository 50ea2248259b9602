import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aliasesOf } from '../../src/content/aliases.ts'
import { lastChangeOf } from '../../src/content/lastChange.ts'
import type { ClinicFile, PricesFile } from '../../src/content/types.gen.ts'
import { headerFile, printHeaderRules } from '../../src/server/headerRules.ts'
import { mapOrigin } from '../../src/server/policy.ts'
import type { HostLanguage } from './hostLanguages.ts'
import { styleSources } from './inlineSources.ts'
import { type Address, nginxFiles, nginxFolder } from './nginxFiles.ts'
import { siteHeaders } from './siteHeaders.ts'

/** What of the clinic's content they say. */
export type HostFacts = {
  clinic: Pick<ClinicFile, 'website' | 'email' | 'lastUpdated'> & {
    map: Pick<ClinicFile['map'], 'embedUrl'>
    sections: Pick<ClinicFile['sections'], 'map'>
  }
  prices: Pick<PricesFile, 'listDate'>
  languages: readonly HostLanguage[]
}

/**
 * Writes what hosts and crawlers read beside the pages in `outDir`:
 * sitemap.xml, robots.txt, security.txt, `_redirects`, `_headers` and nginx's
 * share of both.
 * Origin, dates, pages and map come from the content, the endpoint from
 * VITE_API_HOST, hashes from the built pages. Throws when a page was not built,
 * or one that its own policy would break.
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
  const headers = siteHeaders(
    outDir,
    published.map(({ path }) => path),
    {
      styles: styleSources(outDir),
      endpoint: endpointOrigin(),
      frame: mapOrigin(clinic),
    },
  )
  writeFileSync(join(outDir, headerFile), printHeaderRules(headers))
  mkdirSync(join(outDir, nginxFolder), { recursive: true })
  for (const [file, text] of Object.entries(nginxFiles(headers, published, foldersOf(languages))))
    writeFileSync(join(outDir, nginxFolder, file), text)
}

/** Where the further languages' pages lie, below the site. */
const foldersOf = ([, ...further]: readonly HostLanguage[]) =>
  further.map(({ language }) => language.toLowerCase())

/** The endpoint's origin, '' when it is the site's own. */
function endpointOrigin(): string {
  const written = process.env.VITE_API_HOST ?? ''
  if (written !== '' && !(URL.canParse(written) && new URL(written).origin === written))
    throw new Error(`VITE_API_HOST is "${written}", it must be like https://api.mercan.example`)
  return written
}

/**
 * The canonical, percent-encoded addresses with the day their content last changed, and
 * where the same page is in other languages: all name all, themselves too, and the clinic's
 * own is for readers of any other (developers.google.com/search/docs, "Localized versions").
 */
function sitemap(facts: HostFacts): string {
  const several = facts.languages.length > 1
  const urls = facts.languages.flatMap(({ website, pages }) =>
    pages.map((page) => {
      const address = website + encodeURI(page.path)
      const others = several ? alternates(facts, page.id).join('') : ''
      return `  <url><loc>${address}</loc><lastmod>${lastChangeOf(page, facts)}</lastmod>${others}</url>`
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
  const there = languages.flatMap(({ language, website, pages }) =>
    pages
      .filter((page) => page.id === id)
      .map(({ path }) => ({ language, address: website + encodeURI(path) })),
  )
  const [own] = there
  if (!own || there.length < 2) return []
  return [
    ...there.map(({ language, address }) => link(language, address)),
    link('x-default', own.address),
  ]
}

function robots(website: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${website}/sitemap.xml\n`
}

/**
 * Whom to tell of a weakness (RFC 9116). It has to say until when it holds, less
 * than a year ahead: each build renews it.
 */
function securityContact({ website, email }: HostFacts['clinic']): string {
  const day = 24 * 60 * 60_000
  const expires = new Date(Math.floor(Date.now() / day + 364) * day).toISOString()
  const canonical = `${website}/.well-known/security.txt`
  return `Contact: mailto:${email}\nExpires: ${expires}\nCanonical: ${canonical}\n`
}

/**
 * Rules of Netlify and Cloudflare Pages, both of which match the encoded path.
 * Other spellings are led to their page, a slash at their end or not. A page
 * itself is answered with its folder's file under its own address: Cloudflare
 * would add the slash by a redirect, which it cannot even write for a path
 * of other letters; to Netlify both spellings are one, and the answer is the same file. No
 * rule for unknown addresses: both answer with 404.html and status 404.
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
