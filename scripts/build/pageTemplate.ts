import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RenderedPage } from '../../src/entry.prerender.tsx'

type ManifestChunk = { file: string; imports?: string[]; css?: string[] }
type ClientManifest = Record<string, ManifestChunk>

/** The client's entry in Vite's manifest (its key is the HTML file). */
const ENTRY = 'index.html'
/** The faces the first screen is set in; both are preloaded. */
const PRELOADED_FONT = /^assets\/(?:fraunces|manrope)-[\w-]+\.woff2$/

const routeModule = (page: RenderedPage['page']) =>
  `src/routes/${page.charAt(0).toUpperCase()}${page.slice(1)}Page.tsx`

/**
 * Reads the built index.html and manifest of `outDir` and returns the function
 * that prints a page into them: the head's tags, the one style sheet inline,
 * preloads for fonts and for the page's own chunks, the rendered body.
 * Throws when a page has no chunk in the manifest.
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

  const chunksOf = (key: string): string[] => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key}: not in the client's manifest`)
    return [chunk.file, ...(chunk.imports ?? []).flatMap(chunksOf)]
  }
  const loadedByEntry = new Set(chunksOf(ENTRY))

  return ({ page, head, body }: RenderedPage): string => {
    const chunks = [...new Set(chunksOf(routeModule(page)))].filter((f) => !loadedByEntry.has(f))
    const preloads = chunks.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    const printed = html
      .replace('<html ', `<html data-page="${page}" `)
      .replace('<!--head-->', () => [head, ...fonts].join('\n    '))
      .replace('</head>', () => `  ${preloads.join('\n    ')}\n  </head>`)
    return scriptsLast(printed).replace('<!--app-->', () => body)
  }
}

/**
 * Fetches the page's scripts after what paints it. Module scripts are asked for with
 * high priority and would otherwise share the line with fonts and the first picture.
 */
function scriptsLast(html: string): string {
  return html.replaceAll(
    /<(link rel="modulepreload"|script type="module")/g,
    '<$1 fetchpriority="low"',
  )
}

/** Puts the build's one style sheet into the page, so that nothing stands before the first paint. */
function inlineStyles(html: string, outDir: string): string {
  return html.replace(
    /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/,
    (_tag, file: string) => `<style>${readFileSync(join(outDir, file), 'utf8').trim()}</style>`,
  )
}
