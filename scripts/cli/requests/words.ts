import { join } from 'node:path'
import * as v from 'valibot'
import { readJson } from '../../../src/content/loading/readJson.ts'
import { sheetWords } from '../../../src/desk/server/sheet.ts'

const text = v.pipe(v.string(), v.nonEmpty())

const deskWords = v.object({
  desk: v.object({
    ...sheetWords.entries,
    columns: v.object({ ...sheetWords.entries.columns.entries, mail: text }),
    mail: v.object({ none: text, delivered: text, waiting: text }),
    none: text,
    more: text,
    notFound: text,
    marked: text,
    exported: text,
    silence: text,
    purged: text,
    held: text,
    stillRead: text,
    noStore: text,
    unavailable: text,
    usage: v.object({
      heading: text,
      list: text,
      all: text,
      show: text,
      done: text,
      export: text,
      purge: text,
    }),
  }),
})

export type DeskWords = v.InferOutput<typeof deskWords>['desk']

/** Texts of the locale. Throws an Error that names file and key. */
export function readDeskWords(root: string, locale: string): DeskWords {
  return readJson(join(root, 'locales', locale, 'server.json'), deskWords).desk
}
