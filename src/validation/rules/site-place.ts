import { once } from '../../shared/once.ts'
import { removed } from '../../shared/splice.ts'
import { diagnosticAt } from '../diagnostic.ts'
import { memberAt, recordsAt, valueAt } from '../jsonPath.ts'
import { nodeAt } from '../position.ts'
import { schemaAt } from '../schema/node.ts'
import { siteLocation } from '../siteLocation.ts'
import type { Diagnostic, Doc, Rule, Site } from '../types.ts'

const FILE = 'content/site.json'

const timeZones = once(() => new Set(Intl.supportedValuesOf('timeZone')))
const currencies = once(() => new Set(Intl.supportedValuesOf('currency')))

/** True for a time zone of the tz database. A date format also accepts aliases, but is slow. */
function isTimeZone(name: string): boolean {
  if (timeZones().has(name)) return true
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The language, time zone and currency of `site.json` exist; each further language is listed once. */
export const sitePlace: Rule = {
  scope: 'site',
  *check({ docs, tree }: Site) {
    const doc = docs.get(FILE)
    if (!doc) return
    const isWrong = (key: string, isKnown: (name: string) => boolean) => {
      const value = valueAt(doc.value, [key])
      return typeof value === 'string' && !isKnown(value)
    }
    const { language } = siteLocation(tree)
    const exampleOf = (key: string) => ({
      example: JSON.stringify(schemaAt(doc.schema, [key])?.examples?.[0]),
    })
    if (isWrong('language', (name) => name === language))
      yield diagnosticAt('site.language', {}, doc, ['language'], { instead: language })
    if (isWrong('timeZone', isTimeZone))
      yield diagnosticAt('site.time-zone', {}, doc, ['timeZone'], exampleOf('timeZone'))
    if (isWrong('currency', (name) => currencies().has(name)))
      yield diagnosticAt('site.currency', {}, doc, ['currency'], exampleOf('currency'))
    yield* repeatedLanguages(doc, language)
  },
}

/** Further languages that are listed again. Addresses do not distinguish capitals. */
function* repeatedLanguages(doc: Doc, language: string): Iterable<Diagnostic> {
  const codeIn = (value: unknown, key: string) => String(memberAt(value, key)).toLowerCase()
  const own = language.toLowerCase()
  const seen = new Set([own])
  const list = nodeAt(doc, ['languages'])
  for (const { path, record } of recordsAt(doc.value, ['languages'])) {
    const code = codeIn(record, 'code')
    const sentence = code === own ? 'site.own-language' : 'site.language-twice'
    const text = list ? removed(doc.text, list, Number(path.at(-1))) : doc.text
    const edit = { offset: 0, length: doc.text.length, text }
    if (seen.has(code)) yield diagnosticAt(sentence, {}, doc, [...path, 'code'], { edit })
    seen.add(code)
  }
}
