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

/** The functions of `given.ts` that replace the site's content modules, by module. */
const functions: Readonly<Record<string, string>> = {
  content: 'content',
  locale: 'locale',
  logo: 'logo',
  'site-map': 'siteMap',
  'request-choices': 'requestChoices',
  'special-days': 'specialDays',
  'page-descriptions': 'descriptions',
  'page-loaders': 'loaders',
}
const MODULE = /^\0?virtual:([a-z-]+)(?:\/(.+))?$/

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
    'built-media': async () =>
      `export const manifest = ${JSON.stringify(await manifest())}
export const glyphs = ${JSON.stringify(drawings(clinicDir))}
export const glyphParts = ${JSON.stringify({ elements: [...GLYPH_ELEMENTS], attributes: [...GLYPH_ATTRIBUTES] })}
export const fonts = ${JSON.stringify(readTheme(clinicDir).fonts)}`,
    'section-files': async () => `export default ${JSON.stringify(sectionFiles)}`,
  }
  return {
    name: 'mercan:preview-content',
    resolveId(id) {
      const [, kind = ''] = MODULE.exec(id) ?? []
      return kind in own || kind in functions ? `\0${id}` : undefined
    },
    async load(id) {
      const [, kind = '', name] = (id.startsWith('\0') && MODULE.exec(id)) || []
      const call = functions[kind]
      if (!call) return own[kind]?.()
      const value = `${call}(${name ? JSON.stringify(name) : ''})`
      return `import { ${call} } from ${GIVEN}\nexport default ${value}`
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
