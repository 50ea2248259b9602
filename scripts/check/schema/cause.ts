import { fault } from '../fault.ts'
import { valueRange, writtenAt } from '../position.ts'
import type { Doc, Edit, Fault, Path } from '../types.ts'
import { type SchemaNode, schemaAt, titleAt } from './node.ts'
import type { Violation } from './violations.ts'

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

/** The case of a sentence about a field without which the record is complete: it may be deleted. */
export function optional({ doc, path }: Cause): 'optional' | undefined {
  const record = doc.schema && schemaAt(doc.schema, path.slice(0, -1))
  const key = path.at(-1)
  return typeof key === 'string' && record?.required?.includes(key) === false
    ? 'optional'
    : undefined
}

/** The fields without which this one may not stand: the other end of a price. */
export function partnersOf({ doc, path }: Pick<Cause, 'doc' | 'path'>): Path[] {
  const record = path.slice(0, -1)
  const pairs = doc.schema && schemaAt(doc.schema, record)?.dependencies?.[String(path.at(-1))]
  return (pairs ?? []).map((key) => [...record, key])
}

/** The case of a sentence about a price: of all numbers prices alone stand in pairs. */
export const asPrice = (cause: Pick<Cause, 'doc' | 'path'>) =>
  partnersOf(cause).length > 0 ? ('price' as const) : undefined

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
