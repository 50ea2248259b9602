import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type ClinicPlace,
  readContent,
  readLocale,
  readTheme,
} from '../../src/content/loading/read.ts'
import { fill } from '../../src/content/loading/readJson.ts'
import type { Manifest } from '../../src/content/media/resolveMedia.ts'
import { directionOf } from '../../src/content/translation/writing.ts'
import type { EditorWords } from '../../src/editor/contract/editorWords.ts'
import { deskPath } from '../../src/server/staff/deskFiles.ts'
import { deskApp } from './deskApp.ts'
import { deskWords } from './deskWords.ts'
import { hashedName, type Put } from './files.ts'
import { previewMedia } from './previewMedia.ts'
import { fillDocument } from './siteDocument.ts'
import { putTheme } from './themeSheet.ts'

type Options = {
  /** The engine's files of every desk, with the documents of desk and preview. */
  desk: string
  place: ClinicPlace
  cacheDir: string
  /** The clinic's derivatives. */
  manifest: Manifest
}

/**
 * The files of a clinic's desk and preview that the engine does not contain, by path below the
 * desk's folder. Two replace documents of the engine: `index.html` and `preview/index.html`.
 */
export async function deskFiles({
  desk,
  place,
  cacheDir,
  manifest,
}: Options): Promise<Map<string, string | Buffer>> {
  const files = new Map<string, string | Buffer>()
  const put: Put = (name, content) => {
    const path = `assets/${hashedName(name, content)}`
    files.set(path, content)
    return `${deskPath}/${path}`
  }
  const { clinicDir, language } = place
  const shared = {
    LANG: language,
    DIR: directionOf(language),
    THEME: await putTheme(place, cacheDir, put),
  }
  const addDocument = (name: string, values: Record<string, string>): void => {
    const template = readFileSync(join(desk, name), 'utf8')
    files.set(name, fillDocument(template, { ...shared, ...values }))
  }
  const { colours } = readTheme(clinicDir)
  const words = deskWords(place, put)
  const app = await deskApp(place, cacheDir, put)
  files.set('manifest.webmanifest', app.manifest)
  addDocument('index.html', {
    TITLE: fill(words.desk.title, { clinic: readContent(place, 'clinic').name }),
    NOSCRIPT: words.desk.noScript,
    GROUND: colours.surface,
    NIGHT: colours.deep,
    ICON: app.touchIcon,
    WORDS: dataBlock('words', words),
  })
  addDocument('preview/index.html', {
    TITLE: readLocale<EditorWords['texts']>(place, 'editor').preview.label,
    MEDIA: dataBlock('media', previewMedia(clinicDir, manifest)),
  })
  return files
}

/** A script element with JSON; an escaped `<` cannot end it. */
function dataBlock(id: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${id}">${json}</script>`
}
