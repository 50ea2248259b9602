import { diagnostic, pathDiagnostic } from '../diagnostic.ts'
import { memberAt, recordsAt, valueAt } from '../jsonPath.ts'
import { baseOf, languageName } from '../messages.ts'
import { withoutPlaceholders } from '../placeholders.ts'
import { keyRange } from '../position.ts'
import { strayEntries } from '../rules/translation-entries.ts'
import type { Diagnostic, Doc } from '../types.ts'

/** Translations that look like none, and entries of deleted records. */
export function* entryWarnings(doc: Doc, docs: ReadonlyMap<string, Doc>): Iterable<Diagnostic> {
  const { kind, language, own = '' } = doc.role
  if (kind !== 'translation' || baseOf(language) === baseOf(own)) return
  const isLatin = new Intl.Locale(language).maximize().script === 'Latn'
  const names = namesIn(docs)
  const stray = new Set(strayEntries(doc, docs).map(({ key }) => key))
  for (const [key, entry] of Object.entries(Object(doc.value))) {
    const path = [key, language]
    if (stray.has(key))
      yield diagnostic('warn.stray', { key }, doc.file, keyRange(doc, [key]), { path: [key] })
    const [from, words] = [own, language].map((code) => String(memberAt(entry, code) ?? ''))
    const isName = !from || !words || NO_PROSE.test(words) || names.has(words)
    if (stray.has(key) || isName) continue
    const bare = withoutPlaceholders(words)
    const isCopy = isLatin ? from === words && LONGER.test(bare) : !OTHER_LETTER.test(bare)
    if (isCopy && WORD.test(bare))
      yield pathDiagnostic('warn.untranslated', { language: languageName(language) }, doc, path)
    const [ours, theirs] = [numbersIn(from), numbersIn(words)]
    const number = [...ours].find((each) => !theirs.has(each))
    const other = [...theirs].find((each) => !ours.has(each))
    if (number && other) yield pathDiagnostic('warn.number', { number, other }, doc, path)
  }
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

/** Digits without their separators, Arabic ones as Latin ones. */
const numbersIn = (text: string): Set<string> => {
  const written = withoutPlaceholders(text).match(/\p{Nd}(?:[.,:’'٫٬]?\p{Nd})*/gu) ?? []
  const inLatin = (digit: string) => String(digit.charCodeAt(0) & 15)
  return new Set(
    written.map((each) =>
      each.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, inLatin).replace(/\D/g, ''),
    ),
  )
}
