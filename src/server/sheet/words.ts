import { join } from 'node:path'
import * as v from 'valibot'
import { readJson } from '../readJson'

const text = v.pipe(v.string(), v.nonEmpty())

/** What a sheet of requests says, from the server's words of the locale. */
export const sheetWords = v.object({
  columns: v.object({
    reference: text,
    receivedAt: text,
    name: text,
    phone: text,
    doctor: text,
    request: text,
    state: text,
    unlisted: text,
    repeated: text,
  }),
  states: v.object({ new: text, unreached: text, booked: text, cancelled: text, done: text }),
  unlisted: v.object({ yes: text, no: text }),
  repeated: v.object({ yes: text, no: text }),
})

export type SheetWords = v.InferOutput<typeof sheetWords>

/** Throws an Error that names file and key. */
export const readSheetWords = (root: string, locale: string): SheetWords =>
  readJson(join(root, 'locales', locale, 'server.json'), v.object({ desk: sheetWords })).desk
