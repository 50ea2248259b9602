import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderFiles } from '../../src/content/loading/read.ts'
import { type Manifest, resolveMedia } from '../../src/content/media/resolveMedia.ts'
import { openSites } from '../../src/content/site/openSites.ts'
import type { ClinicFiles, InsideForm, SiteOptions, Sites } from '../../src/content/site/site.ts'
import { readPhone } from '../../src/shared/country/phone.ts'
import { schemas } from '../../src/validation/schemas.ts'
import { glyphOf } from '../media/glyph.ts'

const inside: InsideForm = (phone, country) => readPhone(phone, country)?.national ?? phone

/**
 * A clinic's site with the built media of the folder `clinicDir`. `files`: the folder's own, or
 * others that name its media.
 */
export function openBuiltSites(
  clinicDir: string,
  manifest: Manifest,
  files: ClinicFiles = folderFiles(clinicDir),
): Sites {
  const glyph = (file: string) => glyphOf(readFileSync(join(clinicDir, 'content', 'media', file)))
  const media: SiteOptions['media'] = (name, content) =>
    resolveMedia(content, schemas[name], { manifest, glyph }) as typeof content
  return openSites(files, { media, inside })
}
