import { diagnostic } from './diagnostic.ts'
import { leavesOf } from './jsonPath.ts'
import { valueRange } from './position.ts'
import { typedQuotation } from './rules/finished-text.ts'
import { titleAt } from './schema/node.ts'
import type { Diagnostic, Doc, Leaf } from './types.ts'

/** Slips in texts that may be meant. */
export function* textWarnings(doc: Doc, docs: ReadonlyMap<string, Doc>): Iterable<Diagnostic> {
  for (const leaf of leavesOf(doc)) {
    const { path, value, schema } = leaf
    // The originals of translations have their warnings in their own file.
    const isOriginal = doc.role.kind === 'translation' && path.at(-1) !== doc.role.language
    if (typeof value !== 'string' || isOriginal || schema?.media) continue
    yield* typedQuotation(leaf, doc)
    const mixed = MIXED.exec(value)?.[0]
    if (mixed) yield about('warn.look-alike', doc, leaf, mixed, inLatin(mixed))
    const [written = '', stem = ''] = LOST.exec(value) ?? []
    const lost = stem && lastLetters(docs).get(stem.toLowerCase())
    if (lost) yield about('warn.lost-letter', doc, leaf, written, `${stem}${lost}`)
  }
}

function about(
  code: 'warn.look-alike' | 'warn.lost-letter',
  doc: Doc,
  { path }: Leaf,
  written: string,
  meant: string,
): Diagnostic {
  const words = { title: titleAt(doc.schema, path) }
  const suggestion = JSON.stringify(meant)
  return diagnostic(code, words, doc.file, valueRange(doc, path), { path, written, suggestion })
}

/** Cyrillic and Greek letters, and the Latin ones that look like them. */
const ALIKE = 'АВЕКМНОРСТУХІЅЈаеорсухіѕјΑΒΕΖΗΙΚΜΝΟΡΤΥΧο'
const LATIN = 'ABEKMHOPCTYXISJaeopcyxisjABEZHIKMNOPTYXo'

/** A word with letters of both. */
const MIXED = new RegExp(
  `[\\p{Script=Latin}${ALIKE}]*(?:\\p{Script=Latin}[${ALIKE}]|[${ALIKE}]\\p{Script=Latin})[\\p{Script=Latin}${ALIKE}]*`,
  'u',
)

const inLatin = (word: string) =>
  word.replace(/./gu, (letter) =>
    ALIKE.includes(letter) ? (LATIN[ALIKE.indexOf(letter)] ?? '') : letter,
  )

/** A question mark after a word inside a text. */
const LOST = /(?<!\p{L})(\p{L}+)\?(?=\s\p{L})/u

const known = new WeakMap<ReadonlyMap<string, Doc>, Map<string, string>>()

/** The last letters that old encodings lose, by the rest of the word in small letters. */
function lastLetters(docs: ReadonlyMap<string, Doc>): Map<string, string> {
  const letters = known.get(docs) ?? new Map<string, string>()
  if (!known.has(docs))
    for (const { text } of docs.values())
      for (const [, rest = '', last = ''] of text.matchAll(
        /(\p{L}+)(?![a-zA-Z])(\p{L})(?!\p{L})/gu,
      ))
        letters.set(rest.toLowerCase(), last)
  known.set(docs, letters)
  return letters
}
