import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readTheme } from '../../src/content/loading/read.ts'
import type { Glyph } from '../../src/content/media/media.ts'
import type { Manifest } from '../../src/content/media/resolveMedia.ts'
import { GLYPH_ATTRIBUTES, GLYPH_ELEMENTS } from '../../src/validation/media/glyph.ts'
import { sectionFiles } from '../../src/validation/schemas.ts'
import { glyphOf } from '../media/glyph.ts'
import { root } from './paths.ts'

const GIVEN = JSON.stringify(join(root, 'src', 'site', 'preview', 'given.ts'))

/** The function of `given.ts` behind each of the site's content modules. */
const doors = [
  [
    /^virtual:(content|locale)\/(.+)$/,
    (kind = '', name = '') => `${kind}(${JSON.stringify(name)})`,
  ],
  [/^virtual:(logo)$/, () => 'logo()'],
  [/^virtual:(site-map)$/, () => 'siteMap()'],
  [/^virtual:(request-choices)$/, () => 'requestChoices()'],
  [/^virtual:(special-days)$/, () => 'specialDays()'],
  [/^virtual:page-(descriptions|loaders)$/, (kind = '') => `${kind}()`],
] as const

type Options = {
  clinicDir: string
  manifest: () => Promise<Manifest>
}

/**
 * Serves the modules that `contentPlugin` makes from files: here they read what the editor sends
 * to the preview. Built media and section files are compiled in.
 */
export function previewContent({ clinicDir, manifest }: Options): Plugin {
  const own: Record<string, () => Promise<string>> = {
    'virtual:built-media': async () =>
      `export const manifest = ${JSON.stringify(await manifest())}
export const glyphs = ${JSON.stringify(drawings(clinicDir))}
export const glyphParts = ${JSON.stringify({ elements: [...GLYPH_ELEMENTS], attributes: [...GLYPH_ATTRIBUTES] })}
export const fonts = ${JSON.stringify(readTheme(clinicDir).fonts)}`,
    'virtual:section-files': async () => `export default ${JSON.stringify(sectionFiles)}`,
  }
  const isOwn = (id: string) => id in own || doors.some(([form]) => form.test(id))
  return {
    name: 'mercan:preview-content',
    resolveId: (id) => (isOwn(id) ? `\0${id}` : undefined),
    async load(id) {
      const asked = id.startsWith('\0') ? id.slice(1) : ''
      const made = own[asked]
      if (made) return made()
      for (const [form, call] of doors) {
        const [, kind, name] = form.exec(asked) ?? []
        if (!kind) continue
        const value = call(kind, name)
        const [door] = value.split('(')
        return `import { ${door} } from ${GIVEN}\nexport default ${value}`
      }
      return undefined
    },
  }
}

/** Every inline drawing, by its name below `content/media`. */
function drawings(clinicDir: string): Record<string, Glyph> {
  const folder = join(clinicDir, 'content', 'media', 'icons')
  if (!existsSync(folder)) return {}
  const files = readdirSync(folder).filter((file) => file.endsWith('.svg'))
  return Object.fromEntries(
    files.map((file) => [`icons/${file}`, glyphOf(readFileSync(join(folder, file)))]),
  )
}
