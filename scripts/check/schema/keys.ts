import { fault } from '../fault.ts'
import { say, spokenLanguage } from '../language.ts'
import { nearest } from '../nearest.ts'
import { gapRange, keyRange, valueRange } from '../position.ts'
import type { Doc, Fault, Path } from '../types.ts'
import { valueAt } from '../walk.ts'
import { memberOf, type SchemaNode, titleAt } from './node.ts'

/** The wrong keys of one object: those that do not belong there and those that are not there. */
export type KeyTrouble = {
  doc: Doc
  object: Path
  schema: SchemaNode
  unknown: string[]
  missing: string[]
  /** Fields that stand alone although they only make sense with another. */
  halves: { written: string; absent: string }[]
}

/** A misspelt key is unknown and leaves another missing: one cause, one fault. */
export function* explainKeys({
  doc,
  object,
  schema,
  unknown,
  missing,
  halves,
}: KeyTrouble): Iterable<Fault> {
  if (missing.length > 1 && Object.keys(Object(valueAt(doc.value, object))).length === 0) {
    const code = object.length === 0 ? 'file.empty' : 'record.empty'
    yield fault(code, {}, doc.file, valueRange(doc, object), { path: object })
    return
  }
  const left = new Set([...missing, ...halves.map(({ absent }) => absent)])
  const written = new Set(Object.keys(Object(valueAt(doc.value, object))))
  for (const key of unknown) {
    const free = Object.keys(schema.properties ?? {}).filter(
      (known) => !written.has(known) || left.has(known),
    )
    const meant = nearest(key, free) ?? byTitle(doc, object, key, free)
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

function unknownKey(doc: Doc, object: Path, key: string, { meant, only, free }: Guess): Fault {
  const path = [...object, key]
  const range = keyRange(doc, path)
  const name = (known: string) => `"${known}" (${titleAt(doc.schema, [...object, known])})`
  const covers = only === undefined ? {} : { covers: [[...object, only]] }
  if (meant !== undefined) {
    return fault('field.unknown', { key }, doc.file, range, {
      path,
      ...covers,
      suggestion: name(meant),
      edit: { ...range, text: JSON.stringify(meant) },
    })
  }
  if (only !== undefined) {
    const words = { key, title: titleAt(doc.schema, [...object, only]) }
    const edit = { ...range, text: JSON.stringify(only) }
    return fault('field.renamed', words, doc.file, range, {
      path,
      ...covers,
      expected: name(only),
      edit,
    })
  }
  const expected = free.length > 0 ? free.map(name).join(', ') : say('advice.remove-field', {})
  return fault('field.unknown', { key }, doc.file, range, { path, expected })
}

function missingKey(doc: Doc, object: Path, schema: SchemaNode, key: string): Fault {
  const order = Object.keys(schema.properties ?? {})
  const member = doc.schema && memberOf(doc.schema, schema, key)
  const range = gapRange(doc, object, order.slice(0, order.indexOf(key)))
  const fixed =
    member?.const === undefined ? undefined : `"${key}": ${JSON.stringify(member.const)}`
  const example = member?.examples?.[0]
  return fault('field.missing', { title: titleAt(doc.schema, [...object, key]) }, doc.file, range, {
    path: [...object, key],
    expected: `"${key}"`,
    ...(fixed && { edit: { offset: range.offset + 1, length: 0, text: `\n  ${fixed},` } }),
    ...(example !== undefined && { example: `"${key}": ${JSON.stringify(example)}` }),
  })
}

/** The field whose title was written in place of its key. */
const byTitle = (doc: Doc, object: Path, key: string, free: string[]) => {
  const titles = new Map(free.map((known) => [titleAt(doc.schema, [...object, known]), known]))
  const first = [...titles.keys()].filter((title) => title.split(' ')[0] === capital(key))
  const title = nearest(key, titles.keys()) ?? (first.length === 1 ? first[0] : undefined)
  return titles.get(title ?? '')
}

const capital = (word: string) =>
  word.slice(0, 1).toLocaleUpperCase(spokenLanguage()) +
  word.slice(1).toLocaleLowerCase(spokenLanguage())

function halfPair(
  doc: Doc,
  object: Path,
  { written, absent }: { written: string; absent: string },
): Fault {
  const [here, there] = [
    [...object, written],
    [...object, absent],
  ]
  const words = { title: titleAt(doc.schema, here), other: titleAt(doc.schema, there) }
  return fault('field.pair', words, doc.file, keyRange(doc, here), {
    path: there,
    expected: `"${absent}"`,
  })
}
