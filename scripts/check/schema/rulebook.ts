import { _, Ajv, type ErrorObject } from 'ajv'
import addFormats from 'ajv-formats'
import { fitsCountry } from './country.ts'
import type { SchemaNode } from './node.ts'

/** Keywords of ours and of editors' tools; they change nothing about validity. */
const ANNOTATIONS = [
  'labelledBy',
  'media',
  'ratio',
  'refersTo',
  'translate',
  'tsType',
  'unit',
  'patternErrorMessage',
  'errorMessage',
  'enumDescriptions',
  'defaultSnippets',
]

/**
 * How ajv reads the schemas. The gate itself runs what `npm run generate` has compiled
 * with it (`validators.gen.ts`): compiling takes longer than all the checking there is to do.
 */
export function rulebook(): Ajv {
  const ajv = new Ajv({
    strict: true,
    allErrors: true,
    messages: false,
    // A test holds the schemas to the draft.
    meta: false,
    validateSchema: false,
    keywords: ANNOTATIONS,
    // A validator is called on what is known of the clinic: `{ country }`.
    passContext: true,
    code: { source: true, esm: true },
  })
  addFormats.default(ajv, ['date', 'email'])
  ajv.addKeyword({
    keyword: 'country',
    schemaType: 'string',
    code(context) {
      const known = { key: fitsCountry, ref: fitsCountry, code: _`fitsCountry` }
      const fits = context.gen.scopeValue('func', known)
      context.pass(_`${fits}(this.country, ${context.schema}, ${context.data})`)
    },
  })
  return ajv
}

const ajv = rulebook()

/** Everything in `value` that a schema, or a part of one, does not allow in whatever country. */
export function violationsOf(schema: SchemaNode, value: unknown): ErrorObject[] {
  const validate = ajv.compile(schema)
  return validate(value) ? [] : (validate.errors ?? [])
}
