import { createHash } from 'node:crypto'
import { Ajv, type ErrorObject } from 'ajv'
import addFormats from 'ajv-formats'
import type { SchemaNode } from './node.ts'
import { fitsPhone } from './phones.ts'

export type Violation = ErrorObject

/** Keywords of ours and of editors' tools; they change nothing about validity. */
const ANNOTATIONS = [
  'country',
  'labelledBy',
  'media',
  'refersTo',
  'tsType',
  'unit',
  'patternErrorMessage',
  'errorMessage',
  'enumDescriptions',
  'defaultSnippets',
]

/**
 * Fingerprint of a schema, blind to line endings and indentation. The known ones are
 * in `schema-lock.gen.json`: a schema that was deleted or loosened is refused by name
 * instead of silently letting everything pass.
 */
export const fingerprintOf = (schema: unknown) =>
  createHash('sha256').update(JSON.stringify(schema)).digest('hex')

const ajv = new Ajv({
  strict: true,
  allErrors: true,
  verbose: true,
  // Compiling for speed would take longer than all the checking there is to do.
  code: { optimize: false },
  // The lock vouches for the schemas; a test holds them to the draft.
  meta: false,
  validateSchema: false,
  keywords: ANNOTATIONS,
})
addFormats.default(ajv, ['date', 'email'])
ajv.addKeyword({ keyword: 'phone', type: 'string', validate: fitsPhone, errors: false })

const validators = new WeakMap<SchemaNode, ReturnType<typeof ajv.compile>>()

/** Everything in `value` that the schema does not allow; each schema is compiled once. */
export function violationsOf(schema: SchemaNode, value: unknown): Violation[] {
  const validate = validators.get(schema) ?? ajv.compile(schema)
  validators.set(schema, validate)
  return validate(value) ? [] : (validate.errors ?? [])
}
