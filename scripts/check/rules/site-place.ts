import { faultAt } from '../fault.ts'
import { languageFolders } from '../place.ts'
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
    const isWrong = (key: string, isKnown: (name: string) => boolean) => {
      const value = valueAt(doc.value, [key])
      return typeof value === 'string' && !isKnown(value)
    }
    const folders = languageFolders(root)
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
