import { pathDiagnostic } from '../diagnostic.ts'
import type { MessageArgs } from '../messages.gen.ts'
import { valueRange, writtenAt } from '../position.ts'
import type { Code, Diagnostic, Doc, Path } from '../types.ts'
import { type SchemaNode, schemaAt, titleAt } from './node.ts'
import * as compiled from './validators.gen.ts'

/** A violated keyword at a JSON pointer. */
export type Violation = {
  keyword: string
  instancePath: string
  params: Record<string, unknown>
}

type Validator = {
  (this: { country: unknown }, value: unknown): boolean
  errors?: Violation[] | null
}

const validators: Record<string, Validator> = { ...compiled }

/** All violations of the schema and of the country's formats. */
export function violationsIn({ role, value, country }: Doc): Violation[] {
  const validate = validators[role.name]
  if (!validate) throw new Error(`${role.name}: no rules`)
  return validate.call({ country }, value) ? [] : (validate.errors ?? [])
}

/** A refused value with its schema. */
export type Cause = {
  doc: Doc
  path: Path
  value: unknown
  schema: SchemaNode
  violation: Violation
}

export const titleOfCause = ({ doc, path }: Cause) => titleAt(doc.schema, path)

export const writtenOf = ({ doc, path }: Cause) => writtenAt(doc.text, valueRange(doc, path))

/** Message variant for optional fields, which may be deleted. */
function optional({ doc, path }: Cause): 'optional' | undefined {
  const required = schemaAt(doc.schema, path.slice(0, -1))?.required
  const key = path.at(-1)
  return typeof key === 'string' && required?.includes(key) === false ? 'optional' : undefined
}

/** The key that the one at `path` requires: the other price of a range, or of a call. */
export const partnerOf = ({ schema }: Pick<Doc, 'schema'>, path: Path): string | undefined =>
  schemaAt(schema, path.slice(0, -1))?.dependencies?.[String(path.at(-1))]?.[0]

/** The fields that this one requires. */
export function partnersOf({ doc, path }: Pick<Cause, 'doc' | 'path'>): Path[] {
  const partner = partnerOf(doc, path)
  return partner === undefined ? [] : [[...path.slice(0, -1), partner]]
}

/** Message variant for prices, the only numbers in pairs. */
export const asPrice = (cause: Pick<Cause, 'doc' | 'path'>) =>
  partnersOf(cause).length > 0 ? ('price' as const) : undefined

/** A diagnostic of the value; `meant` is the intended JSON, if known. */
export function valueDiagnostic<C extends Code>(
  cause: Cause,
  code: C,
  words: MessageArgs[C],
  meant?: string,
): Diagnostic {
  const { doc, path, schema, value } = cause
  return pathDiagnostic(code, words, doc, path, {
    ...(typeof value !== 'object' && { written: writtenOf(cause) }),
    ...(meant !== undefined && { edit: { ...valueRange(doc, path), text: meant } }),
    example: JSON.stringify(schema.examples?.[0]),
  })
}

/** Codes whose messages need the field's title alone. */
type TitledCode = { [C in Code]: { title: string } extends MessageArgs[C] ? C : never }[Code]

/** A diagnostic of the value, its message with the field's title. */
export const titledDiagnostic = (cause: Cause, code: TitledCode, meant?: string): Diagnostic =>
  valueDiagnostic(cause, code, { title: titleOfCause(cause) }, meant)

/** A diagnostic whose message advises to delete an optional field. */
export const missingDiagnostic = (
  cause: Cause,
  code: 'value.empty' | 'value.empty-list' | 'value.null',
): Diagnostic =>
  valueDiagnostic(cause, code, { title: titleOfCause(cause), context: optional(cause) })

export const emptyDiagnostic = (cause: Cause): Diagnostic => missingDiagnostic(cause, 'value.empty')
