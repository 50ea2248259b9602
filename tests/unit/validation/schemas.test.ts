import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { createAjv } from '../../../scripts/generate/createAjv.ts'
import { schemaSources } from '../../../scripts/generate/sources.ts'
import { root, schemasDir } from '../../../scripts/publish/paths.ts'
import { resolve, type SchemaNode } from '../../../src/validation/schema/node.ts'

const schemas = readdirSync(schemasDir).map((file): [string, SchemaNode] => [
  file.replace('.schema.json', ''),
  JSON.parse(readFileSync(join(schemasDir, file), 'utf8')),
])

const ajv = createAjv()

/** All violations of a schema, independent of the country. */
function violationsOf(schema: SchemaNode, value: unknown) {
  const validate = ajv.compile(schema)
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

const MAY_BE_EMPTY =
  '.exceptions .languages .social .categories .statistics .testimonials .texts .groups .treatments .galleries .calls'.split(
    ' ',
  )

const isLeaf = ({ node }: Field) => node.type !== 'object' && node.type !== 'array'

describe.each(schemas)('the schema of %s.json', (name, schema) => {
  const fields = fieldsOf(schema)

  test('is a valid draft-07 schema', () => {
    const ajv = new Ajv({ strict: false })
    expect(ajv.validateSchema(schema), ajv.errorsText()).toBe(true)
  })

  test('explains every field in Turkish', () => {
    const bare = fields.filter(({ node }) => !node.title || !node.description)
    expect(bare.map((field) => field.name)).toEqual([])
  })

  test('has an example of every value, and every example is valid', () => {
    for (const { name: field, node } of fields.filter(isLeaf)) {
      expect(node.examples?.length, field).toBeGreaterThan(0)
      for (const example of node.examples ?? []) {
        expect(
          violationsOf({ ...node, definitions: schema.definitions ?? {} }, example),
          field,
        ).toEqual([])
      }
    }
  })

  test('explains every pattern in words', () => {
    const mute = fields.filter(({ node }) => node.pattern && !node.patternErrorMessage)
    expect(mute.map((field) => field.name)).toEqual([])
  })

  test('names every option in Turkish', () => {
    for (const { name: field, node } of fields.filter((each) => each.node.enum)) {
      expect(node.enumDescriptions, field).toHaveLength(node.enum?.length ?? 0)
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

  test('is in the editor settings for the same file', () => {
    const settings = readFileSync(join(root, '.vscode', 'settings.json'), 'utf8')
    expect(settings).toContain(`"/content/${name}.json"`)
    expect(settings).toContain(`./content/schemas/${name}.schema.json`)
  })
})

describe('an engineer who writes a keyword that is not checked', () => {
  /** Generates from one schema, the price list's with a change. */
  function generate(change: (text: string) => string) {
    const folder = mkdtempSync(join(tmpdir(), 'mercan-schemas-'))
    try {
      const text = readFileSync(join(schemasDir, 'prices.schema.json'), 'utf8')
      writeFileSync(join(folder, 'prices.schema.json'), change(text))
      return schemaSources(folder)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  test.each(['"multipleOf": 5', '"maxLength": 9', '"oneOf": []', '"tranlsate": true'])(
    'reads the file and the place of %s',
    (keyword) => {
      expect(() => generate((text) => text)).not.toThrow()
      const key = keyword.split('"')[1]
      expect(() => generate((text) => text.replace('{', `{ ${keyword},`))).toThrow(
        `content/schemas/prices.schema.json: no validator checks the keyword #/${key}`,
      )
      const inner = (text: string) => text.replace(/("min": \{)/, `$1 ${keyword},`)
      expect(() => generate(inner)).toThrow(
        new RegExp(`prices\\.schema\\.json: .*#/definitions/\\w+/properties/min/${key}$`),
      )
    },
  )
})
