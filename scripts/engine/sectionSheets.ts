import type { Manifest, ManifestChunk } from 'vite'
import { sections } from '../../src/content/sections/index.ts'

const footer = 'src/site/sections/site/SiteFooter.tsx'

/**
 * The sheets of each part of a page: the kinds of sections, `heading`, `not-found` and `footer`.
 * Throws when the client's manifest lacks one.
 */
export function sectionSheets(manifest: Manifest): Record<string, string[]> {
  const chunk = (key: string): ManifestChunk => {
    const found = manifest[key]
    if (!found) throw new Error(`${key}: not in the client's manifest`)
    return found
  }
  const sheetsOf = (key: string): string[] => {
    const { imports = [], css = [] } = chunk(key)
    return [...imports.flatMap(sheetsOf), ...css]
  }
  const kinds = [...Object.keys(sections), 'heading', 'not-found']
  const modules = [
    ...kinds.map((kind) => [kind, `src/site/sections/${kind}/index.tsx`] as const),
    ['footer', footer] as const,
  ]
  return Object.fromEntries(modules.map(([part, file]) => [part, [...new Set(sheetsOf(file))]]))
}
