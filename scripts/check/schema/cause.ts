import { fault } from '../fault.ts'
import { valueRange, writtenAt } from '../position.ts'
import type { Doc, Edit, Fault, Path } from '../types.ts'
import { type SchemaNode, schemaAt, titleAt } from './node.ts'
import type { Violation } from './rulebook.ts'

/** One refused value, ready to be explained. */
export type Cause = {
  doc: Doc
  path: Path
  value: unknown
  schema: SchemaNode
  violation: Violation
}

export const title = ({ doc, path }: Cause) => titleAt(doc.schema, path)

export const writtenOf = ({ doc, path }: Cause) => writtenAt(doc.text, valueRange(doc, path))

/** True when the record is complete without the field. */
export function isOptional({ doc, path }: Cause): boolean {
  const record = doc.schema && schemaAt(doc.schema, path.slice(0, -1))
  const key = path.at(-1)
  return typeof key === 'string' && record?.required?.includes(key) === false
}

/** The fields without which this one may not stand: the other end of a price. */
export function partnersOf({ doc, path }: Cause): Path[] {
  const record = path.slice(0, -1)
  const pairs = doc.schema && schemaAt(doc.schema, record)?.dependencies?.[String(path.at(-1))]
  return (pairs ?? []).map((key) => [...record, key])
}

/** A fault on the value itself; `meant` is the JSON that should stand there, when it is known. */
export function at<C extends Parameters<typeof fault>[0]>(
  cause: Cause,
  code: C,
  words: Parameters<typeof fault<C>>[1],
  meant?: string,
): Fault {
  const { doc, path, schema, value } = cause
  const range = valueRange(doc, path)
  const edit: Edit | undefined = meant === undefined ? undefined : { ...range, text: meant }
  const example = schema.examples?.[0]
  return fault(code, words, doc.file, range, {
    path,
    ...(typeof value !== 'object' && { written: writtenOf(cause) }),
    ...(edit && { edit }),
    ...(example !== undefined && { example: JSON.stringify(example) }),
  })
}
