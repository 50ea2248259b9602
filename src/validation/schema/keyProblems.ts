import { closest } from '../closest.ts'
import { diagnostic, pathDiagnostic } from '../diagnostic.ts'
import { valueAt } from '../jsonPath.ts'
import { MOST_FINDINGS } from '../limits.ts'
import { currentLanguage, message } from '../messages.ts'
import { gapRange, keyRange } from '../position.ts'
import type { Diagnostic, Doc, Path } from '../types.ts'
import { memberOf, type SchemaNode, titleAt } from './node.ts'

/** Unknown and missing keys of one object. */
type KeyProblem = {
  doc: Doc
  object: Path
  /** False if keys are only counted. */
  isExplained: boolean
  schema: SchemaNode
  unknown: string[]
  missing: string[]
  halves: HalfPair[]
}

/** A misspelt key is unknown and leaves another missing: one diagnostic. */
export function* explainKeys({
  doc,
  object,
  isExplained,
  schema,
  unknown,
  missing,
  halves,
}: KeyProblem): Iterable<Diagnostic> {
  if (missing.length > 1 && Object.keys(Object(valueAt(doc.value, object))).length === 0) {
    const code = object.length === 0 ? 'file.empty' : 'record.empty'
    yield pathDiagnostic(code, {}, doc, object)
    return
  }
  const left = new Set([...missing, ...halves.map(({ absent }) => absent)])
  const written = new Set(Object.keys(Object(valueAt(doc.value, object))))
  const explained = isExplained ? MOST_FINDINGS : 0
  for (const key of unknown.slice(0, explained)) {
    const free = Object.keys(schema.properties ?? {}).filter(
      (known) => !written.has(known) || left.has(known),
    )
    const meant = closest(key, free) ?? byTitle(doc, object, key, free)
    const only = meant ?? (unknown.length === 1 && left.size === 1 ? [...left][0] : undefined)
    if (only !== undefined) left.delete(only)
    yield unknownKey(doc, object, key, { meant, only, free })
  }
  for (const key of left) {
    const half = halves.find(({ absent }) => absent === key)
    yield half ? halfPair(doc, object, half) : missingKey(doc, object, schema, key)
  }
  for (const key of unknown.slice(explained))
    yield unknownKey(doc, object, key, { meant: undefined, only: undefined, free: [] })
}

/** The field that a key means, certainly or by elimination; else the fields that are free. */
type Guess = { meant: string | undefined; only: string | undefined; free: string[] }

function unknownKey(doc: Doc, object: Path, key: string, { meant, only, free }: Guess): Diagnostic {
  const path = [...object, key]
  const range = keyRange(doc, path)
  const name = (known: string) => `"${known}" (${titleAt(doc.schema, [...object, known])})`
  if (only === undefined) {
    const names = free.filter((known) => known !== '$schema').map(name)
    const expected = names.join(', ') || message('advice.remove-field', {})
    return diagnostic('field.unknown', { key }, doc.file, range, { path, expected })
  }
  const edit = { ...range, text: JSON.stringify(only) }
  const details = { path, covers: [[...object, only]], edit }
  if (meant !== undefined)
    return diagnostic('field.unknown', { key }, doc.file, range, {
      ...details,
      suggestion: name(meant),
    })
  const words = { key, title: titleAt(doc.schema, [...object, only]) }
  return diagnostic('field.renamed', words, doc.file, range, { ...details, expected: name(only) })
}

function missingKey(doc: Doc, object: Path, schema: SchemaNode, key: string): Diagnostic {
  const order = Object.keys(schema.properties ?? {})
  const path = [...object, key]
  const range = gapRange(doc, object, order.slice(0, order.indexOf(key)))
  const { const: fixed, examples } = memberOf(doc.schema, schema, key) ?? {}
  const [line, example] = [fixed, examples?.[0]].map((value) =>
    value === undefined ? undefined : `"${key}": ${JSON.stringify(value)}`,
  )
  return diagnostic('field.missing', { title: titleAt(doc.schema, path) }, doc.file, range, {
    path,
    expected: `"${key}"`,
    ...(line && { edit: { offset: range.offset + 1, length: 0, text: `\n  ${line},` } }),
    example,
  })
}

/** The field whose title was used as its key. */
const byTitle = (doc: Doc, object: Path, key: string, free: string[]) => {
  const titles = new Map(free.map((known) => [titleAt(doc.schema, [...object, known]), known]))
  const first = [...titles.keys()].filter((title) => title.split(' ')[0] === capital(key))
  const title = closest(key, titles.keys()) ?? (first.length === 1 ? first[0] : undefined)
  return titles.get(title ?? '')
}

const capital = (word: string) =>
  word.slice(0, 1).toLocaleUpperCase(currentLanguage()) +
  word.slice(1).toLocaleLowerCase(currentLanguage())

/** A field without the partner that it requires. */
type HalfPair = { written: string; absent: string }

function halfPair(doc: Doc, object: Path, { written, absent }: HalfPair): Diagnostic {
  const here = [...object, written]
  const there = [...object, absent]
  const words = { title: titleAt(doc.schema, here), other: titleAt(doc.schema, there) }
  return diagnostic('field.pair', words, doc.file, keyRange(doc, here), {
    path: there,
    expected: `"${absent}"`,
  })
}
