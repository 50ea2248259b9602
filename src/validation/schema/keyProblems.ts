import { closest } from '../closest.ts'
import { diagnostic } from '../diagnostic.ts'
import { valueAt } from '../jsonPath.ts'
import { currentLanguage, message } from '../messages.ts'
import { gapRange, keyRange, valueRange } from '../position.ts'
import type { Diagnostic, Doc, Path } from '../types.ts'
import { memberOf, type SchemaNode, titleAt } from './node.ts'

/** Unknown and missing keys of one object. */
export type KeyProblem = {
  doc: Doc
  object: Path
  schema: SchemaNode
  unknown: string[]
  missing: string[]
  /** Fields without the partner they require. */
  halves: { written: string; absent: string }[]
}

/** A misspelt key is unknown and leaves another missing: one diagnostic. */
export function* explainKeys({
  doc,
  object,
  schema,
  unknown,
  missing,
  halves,
}: KeyProblem): Iterable<Diagnostic> {
  if (missing.length > 1 && Object.keys(Object(valueAt(doc.value, object))).length === 0) {
    const code = object.length === 0 ? 'file.empty' : 'record.empty'
    yield diagnostic(code, {}, doc.file, valueRange(doc, object), { path: object })
    return
  }
  const left = new Set([...missing, ...halves.map(({ absent }) => absent)])
  const written = new Set(Object.keys(Object(valueAt(doc.value, object))))
  for (const key of unknown) {
    const free = Object.keys(schema.properties ?? {}).filter(
      (known) => !written.has(known) || left.has(known),
    )
    const meant = closest(key, free) ?? byTitle(doc, object, key, free)
    const only = meant ?? (unknown.length === 1 && left.size === 1 ? [...left][0] : undefined)
    if (only !== undefined) left.delete(only)
    yield unknownKey(doc, object, key, {
      meant,
      only,
      free: free.filter((known) => known !== '$schema'),
    })
  }
  for (const key of left) {
    const half = halves.find(({ absent }) => absent === key)
    yield half ? halfPair(doc, object, half) : missingKey(doc, object, schema, key)
  }
}

type Guess = { meant: string | undefined; only: string | undefined; free: string[] }

function unknownKey(doc: Doc, object: Path, key: string, { meant, only, free }: Guess): Diagnostic {
  const path = [...object, key]
  const range = keyRange(doc, path)
  const name = (known: string) => `"${known}" (${titleAt(doc.schema, [...object, known])})`
  const covers = only === undefined ? {} : { covers: [[...object, only]] }
  if (meant !== undefined) {
    return diagnostic('field.unknown', { key }, doc.file, range, {
      path,
      ...covers,
      suggestion: name(meant),
      edit: { ...range, text: JSON.stringify(meant) },
    })
  }
  if (only !== undefined) {
    const words = { key, title: titleAt(doc.schema, [...object, only]) }
    const edit = { ...range, text: JSON.stringify(only) }
    return diagnostic('field.renamed', words, doc.file, range, {
      path,
      ...covers,
      expected: name(only),
      edit,
    })
  }
  const expected = free.length > 0 ? free.map(name).join(', ') : message('advice.remove-field', {})
  return diagnostic('field.unknown', { key }, doc.file, range, { path, expected })
}

function missingKey(doc: Doc, object: Path, schema: SchemaNode, key: string): Diagnostic {
  const order = Object.keys(schema.properties ?? {})
  const member = doc.schema && memberOf(doc.schema, schema, key)
  const range = gapRange(doc, object, order.slice(0, order.indexOf(key)))
  const fixed =
    member?.const === undefined ? undefined : `"${key}": ${JSON.stringify(member.const)}`
  const example = member?.examples?.[0]
  return diagnostic(
    'field.missing',
    { title: titleAt(doc.schema, [...object, key]) },
    doc.file,
    range,
    {
      path: [...object, key],
      expected: `"${key}"`,
      ...(fixed && { edit: { offset: range.offset + 1, length: 0, text: `\n  ${fixed},` } }),
      ...(example !== undefined && { example: `"${key}": ${JSON.stringify(example)}` }),
    },
  )
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

function halfPair(
  doc: Doc,
  object: Path,
  { written, absent }: { written: string; absent: string },
): Diagnostic {
  const [here, there] = [
    [...object, written],
    [...object, absent],
  ]
  const words = { title: titleAt(doc.schema, here), other: titleAt(doc.schema, there) }
  return diagnostic('field.pair', words, doc.file, keyRange(doc, here), {
    path: there,
    expected: `"${absent}"`,
  })
}
