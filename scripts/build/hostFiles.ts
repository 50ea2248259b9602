import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aliasesOf } from '../../src/content/aliases.ts'
import { lastChangeOf } from '../../src/content/lastChange.ts'
import type { SitePage } from '../../src/content/siteMap.ts'
import type { ClinicFile, PricesFile } from '../../src/content/types.gen.ts'
import { headerFile, printHeaderRules } from '../../src/server/headerRules.ts'
import { mapOrigin } from '../../src/server/policy.ts'
import { styleSources } from './inlineSources.ts'
import { nginxFiles, nginxFolder } from './nginxFiles.ts'
import { siteHeaders } from './siteHeaders.ts'

/** What of the clinic's content they say. */
export type HostFacts = {
  clinic: Pick<ClinicFile, 'website' | 'email' | 'lastUpdated'> & {
    map: Pick<ClinicFile['map'], 'embedUrl'>
    sections: Pick<ClinicFile['sections'], 'map'>
  }
  prices: Pick<PricesFile, 'listDate'>
  pages: readonly SitePage[]
  /** The site's language, which says how its addresses are written in capitals. */
  language: string
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
  const { clinic, pages, language } = facts
  const missing = pages.filter(({ path }) => !existsSync(join(outDir, path, 'index.html')))
  if (missing.length > 0)
    throw new Error(`${outDir}: these pages were not built: ${missing.map(({ id }) => id).join()}`)
  const published = pages.map(({ path }) => path)
  writeFileSync(join(outDir, 'sitemap.xml'), sitemap(facts))
  writeFileSync(join(outDir, 'robots.txt'), robots(clinic.website))
  mkdirSync(join(outDir, '.well-known'), { recursive: true })
  writeFileSync(join(outDir, '.well-known/security.txt'), securityContact(clinic))
  writeFileSync(join(outDir, '_redirects'), redirects(published, language))
  const headers = siteHeaders(outDir, published, {
    styles: styleSources(outDir),
    endpoint: endpointOrigin(),
    frame: mapOrigin(clinic),
  })
  writeFileSync(join(outDir, headerFile), printHeaderRules(headers))
  mkdirSync(join(outDir, nginxFolder), { recursive: true })
  for (const [file, text] of Object.entries(nginxFiles(headers, published, language)))
    writeFileSync(join(outDir, nginxFolder, file), text)
}

/** The endpoint's origin, '' when it is the site's own. */
function endpointOrigin(): string {
  const written = process.env.VITE_API_HOST ?? ''
  if (written !== '' && !(URL.canParse(written) && new URL(written).origin === written))
    throw new Error(`VITE_API_HOST is "${written}", it must be like https://api.mercan.example`)
  return written
}

/** The canonical, percent-encoded addresses with the day their content last changed. */
function sitemap(facts: HostFacts): string {
  const urls = facts.pages.map((page) => {
    const address = facts.clinic.website + encodeURI(page.path)
    return `  <url><loc>${address}</loc><lastmod>${lastChangeOf(page, facts)}</lastmod></url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
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
function redirects(published: string[], language: string): string {
  const rules = published.flatMap((path) => {
    const to = encodeURI(path)
    const aliases = aliasesOf(path, language)
      .map((alias) => encodeURI(alias))
      .flatMap((alias) => [alias, `${alias}/`])
    const own = path === '/' ? [] : [`${to} ${to}/ 200`]
    return [...aliases.map((alias) => `${alias} ${to} 301`), ...own]
  })
  return `${rules.join('\n')}\n`
}
