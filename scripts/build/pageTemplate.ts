import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RenderedPage } from '../../src/entry.prerender.tsx'

type ClientManifest = Record<string, { file: string }>

/** The faces the first screen is set in; both are preloaded. */
const PRELOADED_FONT = /^assets\/(?:fraunces|manrope)-[\w-]+\.woff2$/

/**
 * Reads the built index.html and manifest of `outDir` and returns the function
 * that prints a page into them: the head's tags, the one style sheet inline,
 * preloads for the fonts, the rendered body. The page's scripts are fetched by
 * the entry, once everything that paints it is there.
 */
export function pageTemplate(outDir: string) {
  const manifest = JSON.parse(
    readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'),
  ) as ClientManifest
  const html = inlineStyles(readFileSync(join(outDir, 'index.html'), 'utf8'), outDir)
  const fonts = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => PRELOADED_FONT.test(file))
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)

  return ({ page, head, body }: RenderedPage): string => {
    return html
      .replace('<html ', `<html data-page="${page}" `)
      .replace('<!--head-->', () => [head, ...fonts].join('\n    '))
      .replace('<!--app-->', () => body)
  }
}

/** Puts the build's one style sheet into the page, so that nothing stands before the first paint. */
function inlineStyles(html: string, outDir: string): string {
  return html.replace(
    /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/,
    (_tag, file: string) => `<style>${readFileSync(join(outDir, file), 'utf8').trim()}</style>`,
  )
}
