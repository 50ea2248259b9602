import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'
import type { RenderedPage } from '../../src/site/app/entry.prerender.tsx'
import type { Frame } from './frame.ts'

const footer = 'src/site/sections/site/SiteFooter.tsx'

/** `about-overview` → the file of that kind. */
const moduleOf = (kind: string) =>
  `src/site/sections/kinds/${kind.replaceAll(/(?:^|-)([a-z])/g, (_all, letter: string) => letter.toUpperCase())}.tsx`

type Parts = Pick<RenderedPage, 'page' | 'kinds' | 'first'>

/** The modules of a page's sections and heading; a hero has its own heading. */
function partsOf({ page, kinds }: Parts): string[] {
  if (page === 'notFound') return [moduleOf('not-found')]
  return [...(kinds[0] === 'hero' ? [] : [moduleOf('heading')]), ...kinds.map(moduleOf)]
}

/**
 * One inline sheet per page, and for a long page a file for the rest, which does not block the
 * first screen: `head` holds tags, `below` that file's address. Disabled links mark the sheets that
 * the preload helper must not fetch. Throws when the manifest lacks a section.
 */
export function pageStyles(outDir: string, manifest: Manifest, frame: Frame) {
  const chunk = (key: string): ManifestChunk => {
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
  return (page: Parts) => {
    const parts = [...partsOf(page), footer]
    const own = [...new Set(parts.flatMap(stylesOf))]
    const first = [...new Set(parts.slice(0, page.first).flatMap(stylesOf))]
    const below = own.filter((file) => !first.includes(file))
    const sheet = textOf([...frame.sheets, ...first])
    const marks = own.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`)
    const head = [`<style>${sheet}</style>`, ...marks].join('')
    return { head, below: below.length > 0 ? writeBelow(textOf(below)) : undefined }
  }
}
