import { _, Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { fitsCountry } from '../../src/validation/schema/country.ts'

/** Annotations without effect on validity. */
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
 * The validator runs validators compiled with this instance (`validators.gen.ts`); compiling at
 * start would take longer than a check.
 */
export function createAjv(): Ajv {
  const ajv = new Ajv({
    strict: true,
    allErrors: true,
    messages: false,
    // schemas.test.ts validates them against the draft.
    meta: false,
    validateSchema: false,
    keywords: ANNOTATIONS,
    // Validators are called with `this` = `{ country }`.
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
