import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RenderedPage } from '../../src/app/entry.prerender.tsx'
import type { Frame } from './frame.ts'

type Chunk = { file: string; src?: string; imports?: string[]; css?: string[] }
export type ClientManifest = Record<string, Chunk>

/** What stands at the end of every page. */
const footer = 'src/sections/site/SiteFooter.tsx'

/** `about-overview` → the file the registry of sections imports for it. */
const moduleOf = (kind: string) =>
  `src/sections/kinds/${kind.replaceAll(/(?:^|-)([a-z])/g, (_all, letter: string) => letter.toUpperCase())}.tsx`

type Parts = Pick<RenderedPage, 'page' | 'kinds' | 'first'>

/** The modules of a page's parts, its heading's among them; a hero brings its own. */
function partsOf({ page, kinds }: Parts): string[] {
  if (page === 'notFound') return [moduleOf('not-found')]
  return [...(kinds[0] === 'hero' ? [] : [moduleOf('heading')]), ...kinds.map(moduleOf)]
}

/** What a page is styled with: tags for its head, and the address of the sheet for what comes below its first parts. */
type PageStyles = { head: string; below?: string }

/**
 * The styles of a page: one sheet inline, so that nothing stands before the first
 * paint, and for a long page a file for what is below, which the first screen need not
 * wait for. Marks tell the script that fetches the page's code which files it need not
 * fetch: links that are disabled. Throws when the manifest has no chunk for a part.
 */
export function pageStyles(outDir: string, manifest: ClientManifest, frame: Frame) {
  const chunk = (key: string): Chunk => {
    const found = manifest[key]
    if (!found) throw new Error(`${key}: not in the client's manifest`)
    return found
  }
  const stylesOf = (key: string): string[] => {
    const { imports = [], css = [] } = chunk(key)
    return [...imports.flatMap(stylesOf), ...css]
  }
  const textOf = (files: readonly string[]) =>
    files.map((file) => readFileSync(join(outDir, file), 'utf8').trim()).join('')
  const writeBelow = (text: string) => {
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 4)
    const file = `assets/below-${hash}.css`
    writeFileSync(join(outDir, file), text)
    return `/${file}`
  }
  return (page: Parts): PageStyles => {
    const parts = [...partsOf(page), footer]
    const own = [...new Set(parts.flatMap(stylesOf))]
    const first = [...new Set(parts.slice(0, page.first).flatMap(stylesOf))]
    const below = own.filter((file) => !first.includes(file))
    const sheet = textOf([...frame.sheets, ...first])
    const marks = own.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`)
    const head = [`<style>${sheet}</style>`, ...marks].join('')
    return below.length > 0 ? { head, below: writeBelow(textOf(below)) } : { head }
  }
}
