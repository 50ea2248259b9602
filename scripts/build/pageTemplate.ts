import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RenderedPage } from '../../src/app/entry.prerender.tsx'
import { type ClientManifest, pageStyles } from './pageStyles.ts'

/**
 * Reads the built index.html and manifest of `outDir` and returns the function
 * that prints a page into them: the head's tags, preloads for the fonts, the
 * page's styles inline, so that nothing stands before the first paint, the
 * rendered body. The page's scripts are fetched by the entry, once everything
 * that paints it is there.
 */
export function pageTemplate(outDir: string) {
  const manifest = JSON.parse(
    readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'),
  ) as ClientManifest
  const html = readFileSync(join(outDir, 'index.html'), 'utf8')
    .replaceAll(/<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replaceAll(/\n\s*/g, '')
    // Asked for with high priority, it would share the line with fonts and the first picture.
    .replace('<script type="module"', '$& fetchpriority="low"')
  const stylesOf = pageStyles(outDir, manifest)
  const fonts = Object.values(manifest)
    .map(({ file }) => file)
    // The theme's two, in which the first screen is set.
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)

  return ({ page, kinds, head, body }: RenderedPage): string =>
    html
      .replace('<html ', `<html data-page="${page}" `)
      .replace('<!--head-->', () => [head, ...fonts, stylesOf({ page, kinds })].join(''))
      .replace('<!--app-->', () => inShort(body))
}

/** The same document in fewer characters. React prints `<` and quotes of a text as entities. */
const inShort = (body: string) =>
  body
    .replaceAll('=""', '')
    .replaceAll('/>', '>')
    .replaceAll(/><\/(?:path|circle|rect)>/g, '/>')
