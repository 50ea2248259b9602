import { _, Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { fitsCountry } from '../../src/validation/schema/country.ts'
import { repeatedItem } from '../../src/validation/schema/repeatedItem.ts'

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
  // ajv compares each item with each other one where a reference hides their type.
  ajv.removeKeyword('uniqueItems').addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    error: { message: 'repeated', params: ({ params }) => _`{i: ${params.i}}` },
    code(context) {
      const known = { key: repeatedItem, ref: repeatedItem, code: _`repeatedItem` }
      const repeated = context.gen.scopeValue('func', known)
      const i = context.gen.const('i', _`${repeated}(${context.data})`)
      context.setParams({ i })
      context.pass(_`${i} < 0`)
    },
  })
  return ajv
}
