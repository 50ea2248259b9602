import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContent, readSiteMap } from '../src/content/read.ts'
import { deskDir } from '../src/server/desk/files.ts'
import { readFacts } from '../src/server/facts.ts'
import { replaceFolder } from '../src/server/replaceFolder.ts'
import { buildDesk } from './build/deskBuild.ts'
import { builtFrom, deskSources, deskSourcesFile } from './build/deskSources.ts'
import { writeHostFiles } from './build/hostFiles.ts'
import { hostLanguages } from './build/hostLanguages.ts'
import { buildFurtherLanguage, buildOwnLanguage } from './build/languageBuild.ts'
import { nginxAnswers } from './build/nginxAnswers.ts'
import { nginxFolder } from './build/nginxFiles.ts'
import { cacheDir, clinicDir, clinicPlace, deskOutDir, distDir, outDir } from './build/places.ts'
import { precompress } from './build/precompress.ts'
import { buildPreview } from './build/previewBuild.ts'
import { printedRecordsFile } from './build/recordMarks.ts'
import { requireRecordsInPages } from './build/recordsInPages.ts'
import { isPublishable } from './check.ts'
import { buildMedia } from './media.ts'

/**
 * `npm run build`: gate, media, client and prerendered pages of the clinic that
 * CLINIC names. The finished site replaces the clinic's `dist/` in one step; any
 * fault leaves the old one as it was. The staff's desk is made anew only where
 * something of it has changed.
 */
async function build(): Promise<void> {
  if (!isPublishable({ root: clinicDir }))
    throw new Error('Content was refused; dist/ was left as it was.')
  await buildMedia({ root: clinicDir, cacheDir })
  const place = clinicPlace()
  const siteMap = readSiteMap(place)
  await buildOwnLanguage()
  cpSync(join(cacheDir, 'media'), join(outDir, 'media'), { recursive: true })
  rmSync(join(outDir, 'media', 'manifest.json'), { force: true })
  const printed: string[] = JSON.parse(readFileSync(join(outDir, printedRecordsFile), 'utf8'))
  rmSync(join(outDir, '.vite'), { recursive: true, force: true })
  requireRecordsInPages({ root: clinicDir, printed, locale: place.language })
  const [, ...further] = siteMap.languages
  for (const { language } of further) await buildFurtherLanguage(language)
  writeHostFiles(outDir, {
    clinic: readContent(place, 'clinic'),
    prices: readContent(place, 'prices'),
    languages: hostLanguages(place),
  })
  const facts = readFacts(clinicDir, place.language)
  for (const [file, text] of Object.entries(nginxAnswers(facts)))
    writeFileSync(join(outDir, nginxFolder, file), text)
  await precompress(outDir, cacheDir)
  const desk = deskDir(clinicDir)
  const sources = deskSources(place)
  const deskIsStale = builtFrom(desk) !== sources
  if (deskIsStale) {
    await buildDesk(place, deskOutDir)
    await buildPreview(place, join(deskOutDir, 'preview'))
    await precompress(deskOutDir, join(cacheDir, 'desk'))
    writeFileSync(join(deskOutDir, deskSourcesFile), sources)
  }
  replaceFolder(outDir, distDir)
  if (deskIsStale) replaceFolder(deskOutDir, desk)
}

build().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
