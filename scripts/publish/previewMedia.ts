import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Glyph } from '../../src/content/media/media.ts'
import type { Manifest } from '../../src/content/media/resolveMedia.ts'
import type { BuiltMedia } from '../../src/editor/contract/preview.ts'
import { glyphOf } from '../media/glyph.ts'

/** What a clinic's preview shows beside the draft: its derivatives, drawings and fonts. */
export const previewMedia = (
  clinicDir: string,
  manifest: Manifest,
  fonts: BuiltMedia['fonts'],
): BuiltMedia => ({
  manifest,
  glyphs: drawings(clinicDir),
  fonts,
})

/** Every inline drawing, by its name below `content/media`. */
function drawings(clinicDir: string): Record<string, Glyph> {
  const folder = join(clinicDir, 'content', 'media', 'icons')
  if (!existsSync(folder)) return {}
  const files = readdirSync(folder).filter((file) => file.endsWith('.svg'))
  return Object.fromEntries(
    files.map((file) => [`icons/${file}`, glyphOf(readFileSync(join(folder, file)))]),
  )
}
