import { join } from 'node:path'
import { buildMedia } from '../../scripts/media/buildMedia.ts'
import { type Language, openLanguage } from '../../scripts/publish/languageSource.ts'
import { clinicPlace } from '../../scripts/publish/paths.ts'
import { type ClinicPlace, diskSource } from '../../src/content/loading/read.ts'
import type { LanguageData } from '../../src/content/pageData.ts'
import { receive } from '../../src/site/receive.ts'

/** A clinic's language with the built media of a clinic in the folder `root`. */
async function siteLanguage(place: ClinicPlace, root: string): Promise<Language> {
  const manifest = await buildMedia({ root, cacheDir: join(root, '.cache') })
  return openLanguage(diskSource(place), join(root, 'content', 'media'), manifest)
}

/** The data of a clinic's language by page; `root`: the clinic whose media are built. */
export const siteData = async (
  place: ClinicPlace = clinicPlace(),
  root: string = clinicPlace().clinicDir,
): Promise<LanguageData> => (await siteLanguage(place, root)).data

/** Gives the fixture clinic to the site's modules: all pages, and files that tests read whole. */
export async function receiveSite(): Promise<LanguageData> {
  const place = clinicPlace()
  const { data, content } = await siteLanguage(place, place.clinicDir)
  for (const page of data.pages) [data.boot(page), data.near(page)].forEach(receive)
  const [clinic, doctors, prices, testimonials] = [
    content('clinic'),
    content('doctors'),
    content('prices'),
    content('testimonials'),
  ]
  receive({ content: { clinic, doctors, prices, testimonials } })
  return data
}
