import { faultAt } from '../fault.ts'
import { languageFolders } from '../place.ts'
import { schemaAt } from '../schema/node.ts'
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
    const isWrong = (key: string, isKnown: (name: string) => boolean) => {
      const value = valueAt(doc.value, [key])
      return typeof value === 'string' && !isKnown(value)
    }
    const folders = languageFolders(tree)
    const exampleOf = (key: string) => ({
      example: JSON.stringify(schemaAt(doc.schema ?? {}, [key])?.examples?.[0]),
    })
    if (isWrong('language', (name) => folders.includes(name))) {
      const expected = folders.map((folder) => JSON.stringify(folder)).join(', ')
      yield faultAt('site.language', {}, doc, ['language'], { expected })
    }
    if (isWrong('timeZone', isTimeZone))
      yield faultAt('site.time-zone', {}, doc, ['timeZone'], exampleOf('timeZone'))
    if (isWrong('currency', (name) => Intl.supportedValuesOf('currency').includes(name)))
      yield faultAt('site.currency', {}, doc, ['currency'], exampleOf('currency'))
  },
}
