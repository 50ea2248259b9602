import { join } from 'node:path'
import { buildMedia } from '../../scripts/media/buildMedia.ts'
import { openBuiltSites } from '../../scripts/publish/builtSites.ts'
import { clinicPlace } from '../../scripts/publish/paths.ts'
import { type ClinicPlace, folderFiles } from '../../src/content/loading/read.ts'
import { type LanguageData, languageData } from '../../src/content/pageData.ts'
import type { Sites } from '../../src/content/site/site.ts'
import { receive } from '../../src/site/receive.ts'

/** A clinic's site with the built media of a clinic in the folder `root`. */
async function builtSites(clinicDir: string, root: string): Promise<Sites> {
  const manifest = await buildMedia({ root, cacheDir: join(root, '.cache') })
  return openBuiltSites(root, manifest, folderFiles(clinicDir))
}

/** The data of a clinic's language by page; `root`: the clinic whose media are built. */
export async function siteData(
  { clinicDir, language }: ClinicPlace = clinicPlace(),
  root: string = clinicPlace().clinicDir,
): Promise<LanguageData> {
  const sites = await builtSites(clinicDir, root)
  return languageData(sites.in(language), sites, '')
}

/** Gives the fixture clinic to the site's modules: all pages, and files that tests read whole. */
export async function receiveSite(): Promise<LanguageData> {
  const { clinicDir } = clinicPlace()
  const sites = await builtSites(clinicDir, clinicDir)
  const data = languageData(sites.own, sites, '')
  for (const page of data.pages) [data.boot(page), data.near(page)].forEach(receive)
  const { clinic, doctors, prices, testimonials } = sites.own
  receive({ content: { clinic, doctors, prices, testimonials } })
  return data
}
