import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '../../src/content/media/resolveMedia.ts'
import type { Site } from '../../src/content/site/site.ts'
import { staffLanguageOf } from '../../src/content/texts/engineTexts.ts'
import { darkColours } from '../../src/content/theme/palette.ts'
import { directionOf } from '../../src/content/translation/writing.ts'
import { deskPath } from '../../src/server/staff/deskFiles.ts'
import { fill } from '../../src/shared/formats/fill.ts'
import { deskApp } from './deskApp.ts'
import { deskWords } from './deskWords.ts'
import { hashedName, type Put } from './files.ts'
import { previewMedia } from './previewMedia.ts'
import { fillDocument } from './siteDocument.ts'
import { putTheme } from './themeSheet.ts'

type Options = {
  /** The engine's files of every desk, with the documents of desk and preview. */
  desk: string
  contentDir: string
  cacheDir: string
  /** The clinic's derivatives. */
  manifest: Manifest
}

/**
 * The files of a clinic's desk and preview that the engine does not contain, by path below the
 * desk's folder. Two replace documents of the engine: `index.html` and `preview/index.html`.
 */
export async function deskFiles(
  site: Site,
  { desk, contentDir, cacheDir, manifest }: Options,
): Promise<Map<string, string | Buffer>> {
  const files = new Map<string, string | Buffer>()
  const put: Put = (name, content) => {
    const path = `assets/${hashedName(name, content)}`
    files.set(path, content)
    return `${deskPath}/${path}`
  }
  const shared = {
    LANG: site.language,
    DIR: site.dir,
    THEME: await putTheme(site, { contentDir, cacheDir, put }),
  }
  const addDocument = (name: string, values: Record<string, string>): void => {
    const template = readFileSync(join(desk, name), 'utf8')
    files.set(name, fillDocument(template, { ...shared, ...values }))
  }
  const { colours, fonts } = site.theme
  const words = deskWords(site, put)
  const app = await deskApp(site, cacheDir, put)
  files.set('manifest.webmanifest', app.manifest)
  const staffLanguage = staffLanguageOf(site.language, { ...site.texts })
  addDocument('index.html', {
    LANG: staffLanguage,
    DIR: directionOf(staffLanguage),
    TITLE: fill(words.desk.title, { clinic: site.clinic.name }),
    NOSCRIPT: words.desk.noScript,
    GROUND: colours.surface,
    NIGHT: darkColours(site.theme).surface,
    ICON: app.touchIcon,
    WORDS: dataBlock('words', words),
  })
  addDocument('preview/index.html', {
    TITLE: site.texts.editor.preview.label,
    MEDIA: dataBlock('media', previewMedia(contentDir, manifest, fonts)),
  })
  return files
}

/** A script element with JSON; an escaped `<` cannot end it. */
function dataBlock(id: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${id}">${json}</script>`
}
