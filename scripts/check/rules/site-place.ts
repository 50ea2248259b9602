import { fault } from '../fault.ts'
import { languageFolders } from '../place.ts'
import { valueRange, writtenAt } from '../position.ts'
import { schemaAt } from '../schema/node.ts'
import type { Rule, Site } from '../types.ts'
import { valueAt } from '../walk.ts'

const FILE = 'content/site.json'

/** Whether this Node knows the name as a time zone of the tz database. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** What `site.json` names is there: texts of the language, a time zone, a currency. */
export const sitePlace: Rule = {
  name: 'site-place',
  scope: 'site',
  *check({ docs, root }: Site) {
    const doc = docs.get(FILE)
    if (!doc) return
    const wrong = (key: string, isKnown: (name: string) => boolean) => {
      const value = valueAt(doc.value, [key])
      if (typeof value !== 'string' || isKnown(value)) return undefined
      const range = valueRange(doc, [key])
      return { range, details: { path: [key], written: writtenAt(doc.text, range) } }
    }
    const folders = languageFolders(root)
    const language = wrong('language', (name) => folders.includes(name))
    const zone = wrong('timeZone', isTimeZone)
    const currency = wrong('currency', (name) => Intl.supportedValuesOf('currency').includes(name))
    if (language) {
      const expected = folders.map((folder) => JSON.stringify(folder)).join(', ')
      yield fault('site.language', {}, FILE, language.range, { ...language.details, expected })
    }
    const exampleOf = (key: string) => ({
      example: JSON.stringify(schemaAt(doc.schema ?? {}, [key])?.examples?.[0]),
    })
    if (zone)
      yield fault('site.time-zone', {}, FILE, zone.range, {
        ...zone.details,
        ...exampleOf('timeZone'),
      })
    if (currency)
      yield fault('site.currency', {}, FILE, currency.range, {
        ...currency.details,
        ...exampleOf('currency'),
      })
  },
}
