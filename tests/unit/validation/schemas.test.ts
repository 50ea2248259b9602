import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { createAjv } from '../../../scripts/generate/createAjv.ts'
import { rulesOf } from '../../../scripts/generate/validators.ts'
import { recordLists } from '../../../src/content/sections/index.ts'
import { languages } from '../../../src/validation/languages.gen.ts'
import { withFieldWords } from '../../../src/validation/schema/fieldWords.ts'
import { placesOf, type SchemaNode } from '../../../src/validation/schema/node.ts'
import { writtenSchema } from '../../../src/validation/schema/writtenSchema.ts'
import { schemas } from '../../../src/validation/schemas.ts'

const ajv = createAjv()

/** All violations of a schema, independent of the country. */
function violationsOf(schema: SchemaNode, value: unknown) {
  const validate = ajv.compile(rulesOf({ name: '', schema }))
  return validate(value) ? [] : validate.errors
}

type Field = SchemaNode & { additionalProperties?: boolean; minItems?: number }

const MAY_BE_EMPTY = [
  ...['.exceptions', '.languages', '.social', '.categories', '.statistics', '.testimonials'],
  ...Object.values(recordLists).map((place) => `.${place?.split('.')[1]}`),
]

describe.each(Object.entries(schemas))('the schema of %s.json', (name, schema) => {
  const fields: [place: string, field: Field][] = [...placesOf('', schema)]

  test('is a valid draft-07 schema in every language', () => {
    const ajv = new Ajv({ strict: false })
    for (const language of Object.keys(languages))
      expect(ajv.validateSchema(writtenSchema(name, schema, language)), ajv.errorsText()).toBe(true)
  })

  test.each(Object.keys(languages))('has only valid examples in %s', (language) => {
    const worded = withFieldWords(name, schema, language)
    const rules = placesOf(name, schema)
    for (const [place, { examples = [] }] of placesOf(name, worded))
      for (const example of examples) {
        const rule = { ...rules.get(place), definitions: schema.definitions ?? {} }
        expect(violationsOf(rule, example), `${place} ${example}`).toEqual([])
      }
  })

  test('allows no unknown field and no empty list, except special days and hidden parts', () => {
    const loose = fields.filter(
      ([place, { type, additionalProperties, minItems }]) =>
        (type === 'object' && additionalProperties !== false) ||
        (type === 'array' && minItems !== 1 && !MAY_BE_EMPTY.includes(place)),
    )
    expect(loose.map(([place]) => place)).toEqual([])
  })

  test('names the records of every list of records', () => {
    const nameless = fields.filter(
      ([, { properties, labelledBy }]) => properties?.id && !labelledBy,
    )
    expect(nameless.map(([place]) => place)).toEqual([])
  })
})
