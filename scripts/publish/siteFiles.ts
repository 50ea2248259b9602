import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteFacts } from '../../src/content/loading/clinicFacts.ts'
import type { Sites } from '../../src/content/site/site.ts'
import { sitePageOf } from '../../src/content/siteMap.ts'
import type { Engine } from './engine.ts'
import { filesBelow } from './files.ts'
import { hostFiles } from './hostFiles.ts'
import { nginxAnswers, nginxFolder } from './nginxFiles.ts'
import type { ReleasedPage } from './releaseFile.ts'
import type { ReleaseWriter } from './releaseWriter.ts'

type Options = {
  contentDir: string
  cacheDir: string
  engine: Engine
  sites: Sites
  pages: Readonly<Record<string, ReleasedPage>>
  facts: SiteFacts
}

/** Writes all files of a site beside its pages: the engine's, the clinic's, media, the hosts'. */
export function writeSiteFiles(
  writer: ReleaseWriter,
  { contentDir, cacheDir, engine, sites, pages, facts }: Options,
): void {
  writer.linkFolder(join(engine.folder, 'site'), '')
  const publicDir = join(contentDir, 'public')
  if (existsSync(publicDir))
    // Older clinics have a share picture of their own; `languageFrame.ts` makes it now.
    for (const file of filesBelow(publicDir))
      if (file !== 'og.jpg') writer.copy(join(publicDir, file), file)
  const mediaDir = join(cacheDir, 'media')
  for (const file of filesBelow(mediaDir))
    if (file !== 'manifest.json') writer.link(join(mediaDir, file), join('media', file))

  const { clinic, prices } = sites.own
  const languages = sites.published.map(({ language, clinic: { website }, pages }) => ({
    language,
    website,
    pages: pages.map(sitePageOf),
  }))
  const hosted = { clinic, prices, languages }
  const styles = Object.values(pages).flatMap((page) => page.styles)
  const files = filesBelow(writer.folder)
  for (const [file, text] of Object.entries(hostFiles(hosted, { styles, files })))
    writer.put(file, text)
  for (const [file, text] of Object.entries(nginxAnswers(facts)))
    writer.put(join(nginxFolder, file), text)
}
