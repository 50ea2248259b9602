import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { createAjv } from '../../../scripts/generate/createAjv.ts'
import { rulesOf } from '../../../scripts/generate/validators.ts'
import { recordLists } from '../../../src/content/sections/index.ts'
import { languages } from '../../../src/validation/languages.gen.ts'
import { withFieldWords } from '../../../src/validation/schema/fieldWords.ts'
import { placesOf, resolve, type SchemaNode } from '../../../src/validation/schema/node.ts'
import { writtenSchema } from '../../../src/validation/schema/writtenSchema.ts'
import { schemas } from '../../../src/validation/schemas.ts'

const ajv = createAjv()

/** All violations of a schema, independent of the country. */
function violationsOf(schema: SchemaNode, value: unknown) {
  const validate = ajv.compile(rulesOf({ name: '', schema }))
  return validate(value) ? [] : validate.errors
}

type Field = {
  name: string
  node: SchemaNode & { additionalProperties?: boolean; minItems?: number }
}

/** All nodes of a schema, by path. */
function fieldsOf(root: SchemaNode): Field[] {
  const fields: Field[] = []
  const visit = (name: string, written: SchemaNode) => {
    const node = resolve(root, written)
    fields.push({ name, node })
    for (const [key, member] of Object.entries(node.properties ?? {}))
      visit(`${name}.${key}`, member)
    if (node.items) visit(`${name}[]`, node.items)
  }
  visit('', root)
  return fields
}

const MAY_BE_EMPTY = [
  ...['.exceptions', '.languages', '.social', '.categories', '.statistics', '.testimonials'],
  ...Object.values(recordLists).map((place) => `.${place?.split('.')[1]}`),
]

describe.each(Object.entries(schemas))('the schema of %s.json', (name, schema) => {
  const fields = fieldsOf(schema)

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
      ({ name: path, node }) =>
        (node.type === 'object' && node.additionalProperties !== false) ||
        (node.type === 'array' && node.minItems !== 1 && !MAY_BE_EMPTY.includes(path)),
    )
    expect(loose.map((field) => field.name)).toEqual([])
  })

  test('names the records of every list of records', () => {
    const nameless = fields.filter(({ node }) => node.properties?.id && !node.labelledBy)
    expect(nameless.map((field) => field.name)).toEqual([])
  })
})
