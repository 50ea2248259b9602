import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aliasesOf } from '../../src/routes/aliases.ts'
import { type Path, paths } from '../../src/routes/paths.ts'
import { contentFile } from '../../src/server/contentFile.ts'
import { headerFile, printHeaderRules } from '../../src/server/headerRules.ts'
import { styleSources } from './inlineSources.ts'
import { nginxFiles, nginxFolder } from './nginxFiles.ts'
import { siteLocale } from './places.ts'
import { siteHeaders } from './siteHeaders.ts'

type Clinic = {
  website: string
  lastUpdated: string
  map: { embedUrl: string }
  sections: { map: string }
}

/**
 * Writes what hosts and crawlers read beside the pages in `outDir`:
 * sitemap.xml, robots.txt, `_redirects`, `_headers` and nginx's share of both.
 * A page counts as published when it was prerendered, so a section that is
 * switched off is in none of them. Origin, date and map come from
 * `clinic.json`, the price list's own date from `prices.json`, the endpoint from VITE_API_HOST, hashes from the pages. Throws
 * when no page was built, or one that its own policy would break.
 */
export function writeHostFiles({ root, outDir }: { root: string; outDir: string }): void {
  const read = (name: string) =>
    JSON.parse(readFileSync(contentFile(root, siteLocale(), name), 'utf8'))
  const clinic = read('clinic') as Clinic
  const { listDate } = read('prices') as { listDate: string }
  const published = Object.values(paths).filter((path) =>
    existsSync(join(outDir, path, 'index.html')),
  )
  if (published.length === 0) throw new Error(`${outDir}: holds no page to list in a sitemap`)
  writeFileSync(join(outDir, 'sitemap.xml'), sitemap(clinic, listDate, published))
  writeFileSync(join(outDir, 'robots.txt'), robots(clinic))
  writeFileSync(join(outDir, '_redirects'), redirects(published))
  const headers = siteHeaders(outDir, published, {
    styles: styleSources(outDir),
    endpoint: endpointOrigin(),
    frame: clinic.sections.map === 'off' ? undefined : new URL(clinic.map.embedUrl).origin,
  })
  writeFileSync(join(outDir, headerFile), printHeaderRules(headers))
  mkdirSync(join(outDir, nginxFolder), { recursive: true })
  for (const [file, text] of Object.entries(nginxFiles(headers, published)))
    writeFileSync(join(outDir, nginxFolder, file), text)
}

/** The endpoint's origin, '' when it is the site's own. */
function endpointOrigin(): string {
  const written = process.env.VITE_API_HOST ?? ''
  if (written !== '' && !(URL.canParse(written) && new URL(written).origin === written))
    throw new Error(`VITE_API_HOST is "${written}", it must be like https://api.mercan.example`)
  return written
}

/** The canonical, percent-encoded addresses with the day their content last changed (days compare as text). */
function sitemap({ website, lastUpdated }: Clinic, listDate: string, published: Path[]): string {
  const urls = published.map((path) => {
    const day = path === paths.prices && listDate > lastUpdated ? listDate : lastUpdated
    return `  <url><loc>${website}${encodeURI(path)}</loc><lastmod>${day}</lastmod></url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

function robots({ website }: Clinic): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${website}/sitemap.xml\n`
}

/**
 * Rules of Netlify and Cloudflare Pages, both of which match the encoded path.
 * Other spellings are led to their page, a slash at their end or not. A page
 * itself is answered with its folder's file under its own address: Cloudflare
 * would add the slash by a redirect, which it cannot even write for a Turkish
 * path; to Netlify both spellings are one, and the answer is the same file. No
 * rule for unknown addresses: both answer with 404.html and status 404.
 */
function redirects(published: Path[]): string {
  const rules = published.flatMap((path) => {
    const to = encodeURI(path)
    const aliases = aliasesOf(path).flatMap((alias) => [encodeURI(alias), `${encodeURI(alias)}/`])
    const own = path === '/' ? [] : [`${to} ${to}/ 200`]
    return [...aliases.map((alias) => `${alias} ${to} 301`), ...own]
  })
  return `${rules.join('\n')}\n`
}
