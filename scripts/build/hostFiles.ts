import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aliasesOf, type Path, paths } from '../../src/routes/paths.ts'
import { siteLocale } from './places.ts'

type Clinic = { website: string; lastUpdated: string }

/**
 * Writes what hosts and crawlers read beside the pages in `outDir`:
 * sitemap.xml, robots.txt and `_redirects`. A page counts as published when it
 * was prerendered, so a section that is switched off is in none of them.
 * Origin and date come from `clinic.json`. Throws when no page was built.
 */
export function writeHostFiles({ root, outDir }: { root: string; outDir: string }): void {
  const clinic = readClinic(root)
  const published = Object.values(paths).filter((path) =>
    existsSync(join(outDir, path, 'index.html')),
  )
  if (published.length === 0) throw new Error(`${outDir}: holds no page to list in a sitemap`)
  writeFileSync(join(outDir, 'sitemap.xml'), sitemap(clinic, published))
  writeFileSync(join(outDir, 'robots.txt'), robots(clinic))
  writeFileSync(join(outDir, '_redirects'), redirects(published))
}

function readClinic(root: string): Clinic {
  const overlay = join(root, 'locales', siteLocale, 'content', 'clinic.json')
  const file = existsSync(overlay) ? overlay : join(root, 'content', 'clinic.json')
  return JSON.parse(readFileSync(file, 'utf8')) as Clinic
}

/** The canonical, percent-encoded addresses with the day the content last changed. */
function sitemap({ website, lastUpdated }: Clinic, published: Path[]): string {
  const urls = published.map(
    (path) =>
      `  <url><loc>${website}${encodeURI(path)}</loc><lastmod>${lastUpdated}</lastmod></url>`,
  )
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
 * No rule for a trailing slash: Netlify treats both spellings as one, and on
 * Cloudflare, which adds the slash to folders itself, the rule would be a loop.
 * No rule for unknown addresses: both hosts answer with 404.html and status 404.
 */
function redirects(published: Path[]): string {
  const rules = published.flatMap((path) =>
    aliasesOf(path).map((alias) => `${encodeURI(alias)} ${encodeURI(path)} 301`),
  )
  return `${rules.join('\n')}\n`
}
