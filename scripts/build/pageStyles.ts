import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RenderedPage } from '../../src/app/entry.prerender.tsx'

type Chunk = { file: string; imports?: string[]; css?: string[] }
export type ClientManifest = Record<string, Chunk>

/** The client's entry goes by the name of its HTML file. */
const ENTRY = 'index.html'
/** What stands in every page around the page itself. */
const FRAME = ['src/app/start.tsx', 'src/sections/site/SiteFooter.tsx']

/** `about-overview` → the file the registry of sections imports for it. */
const moduleOf = (kind: string) =>
  `src/sections/kinds/${kind.replaceAll(/(?:^|-)([a-z])/g, (_all, letter: string) => letter.toUpperCase())}.tsx`

/** The modules of a page's parts, its heading's among them; a hero brings its own. */
function partsOf({ page, kinds }: Pick<RenderedPage, 'page' | 'kinds'>): string[] {
  if (page === 'notFound') return [moduleOf('not-found')]
  return [...(kinds[0] === 'hero' ? [] : [moduleOf('heading')]), ...kinds.map(moduleOf)]
}

/**
 * The styles of a page as one sheet, and the marks by which the script that
 * fetches the page's code knows that their files need not be fetched: links
 * that are disabled. Throws when the manifest has no chunk for a part of the page.
 */
export function pageStyles(outDir: string, manifest: ClientManifest) {
  const chunk = (key: string): Chunk => {
    const found = manifest[key]
    if (!found) throw new Error(`${key}: not in the client's manifest`)
    return found
  }
  const stylesOf = (key: string): string[] => {
    const { imports = [], css = [] } = chunk(key)
    return [...imports.flatMap(stylesOf), ...css]
  }
  return (page: Pick<RenderedPage, 'page' | 'kinds'>): string => {
    const keys = [...FRAME, ...partsOf(page)]
    // The entry's own sheet gives the cascade layers their order, so it comes before all others.
    const files = [...new Set([...(chunk(ENTRY).css ?? []), ...keys.flatMap(stylesOf)])]
    const sheet = files.map((file) => readFileSync(join(outDir, file), 'utf8').trim()).join('')
    const marks = files.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`)
    return [`<style>${sheet}</style>`, ...marks].join('')
  }
}
