import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFacts } from '../../src/content/loading/clinicFacts.ts'
import { readContent, readSiteMap } from '../../src/content/loading/read.ts'
import { replaceFolder } from '../../src/server/releases/releases.ts'
import { deskDir } from '../../src/server/staff/deskFiles.ts'
import { isPublishable } from '../cli/check.ts'
import { fail } from '../cli/terminal.ts'
import { buildMedia } from '../media/buildMedia.ts'
import { buildDesk } from './deskBuild.ts'
import { builtFrom, deskSources, deskSourcesFile } from './deskSources.ts'
import { hostLanguages, writeHostFiles } from './hostFiles.ts'
import { buildFurtherLanguage, buildOwnLanguage } from './languageBuild.ts'
import { nginxAnswers, nginxFolder } from './nginxFiles.ts'
import { printedRecordsFile } from './pageTemplate.ts'
import { cacheDir, clinicDir, clinicPlace, deskOutDir, distDir, outDir } from './paths.ts'
import { precompress } from './precompress.ts'
import { buildPreview } from './previewBuild.ts'
import { requireRecordsInPages } from './recordsInPages.ts'

/**
 * `npm run build`: validates, then builds media, client and prerendered pages of the clinic
 * named by CLINIC. The result replaces `dist/` atomically; an error leaves the old one. The desk
 * is rebuilt only if its sources changed.
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

build().catch(fail)
