import { fileDiagnostic, pathDiagnostic } from '../diagnostic.ts'
import { memberAt, recordsAt, valueAt } from '../jsonPath.ts'
import { baseOf, languageName } from '../messages.ts'
import { withoutPlaceholders } from '../placeholders.ts'
import { keyRange } from '../position.ts'
import type { Diagnostic, Doc } from '../types.ts'
import { strayEntries, translatedContent } from './strayEntries.ts'

/** Translations that look like none, and entries of deleted records. */
export function* entryWarnings(doc: Doc, docs: ReadonlyMap<string, Doc>): Iterable<Diagnostic> {
  const { kind, language, own = '' } = doc.role
  if (kind !== 'translation' || baseOf(language) === baseOf(own)) return
  const isLatin = new Intl.Locale(language).maximize().script === 'Latn'
  const names = namesIn(docs)
  for (const [key, entry] of Object.entries(Object(doc.value))) {
    const [from, words] = [own, language].map((code) => String(memberAt(entry, code) ?? ''))
    if (!from || !words || NO_PROSE.test(words) || names.has(words)) continue
    const path = [key, language]
    const bare = withoutPlaceholders(words)
    const isCopy = isLatin ? from === words && LONGER.test(bare) : !OTHER_LETTER.test(bare)
    if (isCopy && WORD.test(bare))
      yield pathDiagnostic('warn.untranslated', { language: languageName(language) }, doc, path)
    const [number, other] = otherNumber(from, words)
    if (number && other) yield pathDiagnostic('warn.number', { number, other }, doc, path)
  }
  const content = translatedContent(docs, doc)
  const stray = content ? strayEntries(doc, content) : []
  const [first] = stray
  if (!first) return
  const words = { count: stray.length, key: first.key }
  const range = keyRange(doc, [first.key])
  yield { ...fileDiagnostic('warn.stray', words, doc.file, { path: [first.key] }), range }
}

/** Names that may be the same in every language. */
function namesIn(docs: ReadonlyMap<string, Doc>): Set<unknown> {
  const doctors = recordsAt(docs.get('content/doctors.json')?.value, ['doctors'])
  const address = valueAt(docs.get('content/clinic.json')?.value, ['address'])
  const places = ['district', 'city'].map((key) => memberAt(address, key))
  return new Set([...doctors.map(({ record }) => memberAt(record, 'name')), ...places])
}

/** An address or a code. */
const NO_PROSE = /^\/|^\S*[_@]\S*$/

/** Two words, or a letter with a mark: a single plain word may be a name or the same in both. */
const LONGER = /\p{L}{2}.*\s\p{L}{2}|(?![a-zA-Z])\p{L}/u

/** A letter that is not Latin. */
const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u

const WORD = /\p{Script=Latin}{2}/u

/** A number of the original alone and one of the translation alone. */
function otherNumber(from: string, words: string): (string | undefined)[] {
  const [own, there] = [numbersIn(from), numbersIn(words)]
  return [
    own.find((number) => !there.includes(number)),
    there.find((number) => !own.includes(number)),
  ]
}

/** Digits without their separators, Arabic ones as Latin ones. */
const numbersIn = (text: string): string[] =>
  (withoutPlaceholders(text).match(/\p{Nd}(?:[.,:’'٫٬]?\p{Nd})*/gu) ?? []).map((number) =>
    number
      .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15))
      .replace(/\D/g, ''),
  )
