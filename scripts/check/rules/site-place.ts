import { fault } from '../fault.ts'
import { languageFolders } from '../place.ts'
import { valueRange, writtenAt } from '../position.ts'
import type { Rule, Site } from '../types.ts'
import { valueAt } from '../walk.ts'

const FILE = 'content/site.json'

/**
 * Whether the name is a time zone of the tz database. To ask with a format for dates, which
 * knows a zone's other names too, costs many times what the list does.
 */
function isTimeZone(name: string): boolean {
  if (Intl.supportedValuesOf('timeZone').includes(name)) return true
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
  *check({ docs, tree }: Site) {
    const doc = docs.get(FILE)
    if (!doc) return
    const wrong = (key: string, isKnown: (name: string) => boolean) => {
      const value = valueAt(doc.value, [key])
      if (typeof value !== 'string' || isKnown(value)) return undefined
      const range = valueRange(doc, [key])
      return { range, details: { path: [key], written: writtenAt(doc.text, range) } }
    }
    const folders = languageFolders(tree)
    const language = wrong('language', (name) => folders.includes(name))
    const zone = wrong('timeZone', isTimeZone)
    const currency = wrong('currency', (name) => Intl.supportedValuesOf('currency').includes(name))
    if (language) {
      const expected = folders.map((folder) => JSON.stringify(folder)).join(', ')
      yield fault('site.language', {}, FILE, language.range, { ...language.details, expected })
    }
    if (zone)
      yield fault('site.time-zone', {}, FILE, zone.range, {
        ...zone.details,
        example: '"Europe/Istanbul"',
      })
    if (currency)
      yield fault('site.currency', {}, FILE, currency.range, {
        ...currency.details,
        example: '"TRY"',
      })
  },
}
