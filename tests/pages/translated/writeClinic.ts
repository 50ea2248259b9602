/** Writes the fixture clinic in Turkish, English, and Arabic without the about page into a folder. */
import { cpSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/publish/paths.ts'
import { clinicFiles, translateClinic } from '../../support/translations.ts'

const fixture = join(root, 'tests', 'fixtures', 'clinics', 'mercan')
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Which folder?')

rmSync(folder, { recursive: true, force: true })
const media = join(fixture, 'content', 'media')
cpSync(join(fixture, 'content'), join(folder, 'content'), {
  recursive: true,
  filter: (path) => path !== media,
})
for (const part of ['locales', 'public'])
  cpSync(join(fixture, part), join(folder, part), { recursive: true })
// Links to the fixture's media and derivatives.
for (const part of ['content/media', '.cache']) symlinkSync(join(fixture, part), join(folder, part))

translateClinic(folder, [
  { code: 'en', abroad: false },
  { code: 'ar', abroad: false },
])
const { edit } = clinicFiles(folder)
edit('locales/ar/content/pages.json', (entries: Record<string, unknown>) => {
  delete entries['pages.about.title']
})
