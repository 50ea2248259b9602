import { join } from 'node:path'
import * as v from 'valibot'
import { readJson } from '../../../src/content/loading/readJson.ts'

const text = v.pipe(v.string(), v.nonEmpty())

const staffWords = v.object({
  staff: v.object({
    columns: v.object({ name: text, role: text, state: text }),
    roles: v.object({ reception: text, editor: text, manager: text }),
    states: v.object({ open: text, invited: text, closed: text }),
    none: text,
    invited: text,
    taken: text,
    unknown: text,
    disabled: text,
    lastManager: text,
    usage: v.object({ heading: text, list: text, invite: text, again: text, disable: text }),
  }),
})

export type StaffWords = v.InferOutput<typeof staffWords>['staff']

/** Texts of the locale. Throws an Error that names file and key. */
export const readStaffWords = (root: string, locale: string): StaffWords =>
  readJson(join(root, 'locales', locale, 'server.json'), staffWords).staff
