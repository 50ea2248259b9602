import { createHash } from 'node:crypto'
import type { RenderedPage } from '../../src/site/app/entry.prerender.tsx'
import type { Engine } from './engine.ts'

type Parts = Pick<RenderedPage, 'page' | 'kinds' | 'first'>

/** The parts of a page; a hero has its own heading. */
function partsOf({ page, kinds }: Parts): string[] {
  if (page === 'notFound') return ['not-found', 'footer']
  return [...(kinds[0] === 'hero' ? [] : ['heading']), ...kinds, 'footer']
}

/** `head`: tags; `below`: address and text of the sheet for what is below the first screen. */
export type PageStyles = { head: string; below?: { address: string; text: string } }

/**
 * One inline sheet per page, and for a long page a file for the rest, which does not block the
 * first screen. Disabled links mark the sheets that the preload helper must not fetch. Throws for
 * a part that the engine lacks.
 */
export function pageStyles({ sheets, parts, sheet }: Engine, theme: string) {
  const texts = new Map<string, string>()
  const textOf = (file: string) => {
    const text = texts.get(file) ?? sheet(file).trim()
    texts.set(file, text)
    return text
  }
  const sheetsOf = (part: string) => {
    const found = parts[part]
    if (!found) throw new Error(`${part}: not a part of the engine's pages`)
    return found
  }
  return (page: Parts): PageStyles => {
    const all = partsOf(page)
    const own = [...new Set(all.flatMap(sheetsOf))]
    const first = [...new Set(all.slice(0, page.first).flatMap(sheetsOf))]
    const below = own.filter((file) => !first.includes(file))
    const inline = theme + [...sheets, ...first].map(textOf).join('')
    const marks = own.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`)
    const head = [`<style>${inline}</style>`, ...marks].join('')
    return below.length > 0 ? { head, below: belowSheet(below.map(textOf).join('')) } : { head }
  }
}

function belowSheet(text: string) {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 4)
  return { address: `/assets/below-${hash}.css`, text }
}
