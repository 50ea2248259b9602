import type { AnySchemaObject } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import { buildSync } from 'esbuild'
import { rulebook } from '../check/schema/rulebook.ts'
import type { SchemaFile } from './contentTypes.ts'

/** Keywords that hold schemas by name. */
const MEMBERS = ['properties', 'definitions']

/** What of a schema is a rule; the rest are words for people and their tools. */
const RULES = [
  ...['$ref', 'type', 'const', 'enum', 'format', 'pattern', 'country', 'minimum', 'maximum'],
  ...['minLength', 'items', 'minItems', 'uniqueItems', 'minProperties'],
  ...['required', 'dependencies', 'additionalProperties'],
]

/** A module with a function for each schema, which ajv has compiled: whoever runs it needs no ajv and no eval. */
export function validators(schemas: SchemaFile[], folder: string): string {
  const ajv = rulebook()
  for (const { name, schema } of schemas) ajv.addSchema(rulesOf(schema), name)
  const names = Object.fromEntries(schemas.map(({ name }) => [name, name]))
  // Where in the schema a rule stands nobody asks, and it is a third of what an editor's browser would load.
  const code = standalone(ajv, names).replace(/,schemaPath:"(?:[^"\\]|\\.)*"/g, '')
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { fitsCountry } from './country.ts'\n${code}`,
      resolveDir: folder,
    },
    external: ['./country.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    charset: 'utf8',
    minify: true,
    lineLimit: 100,
  })
  return `// Generated from content/schemas by \`npm run generate\`. Do not edit.
// @ts-nocheck
${outputFiles[0]?.text}`
}

function rulesOf(schema: AnySchemaObject): AnySchemaObject {
  const entries = Object.entries(schema).flatMap(([key, value]) => {
    if (MEMBERS.includes(key)) {
      const members = Object.entries(value as Record<string, AnySchemaObject>)
      return [[key, Object.fromEntries(members.map(([name, node]) => [name, rulesOf(node)]))]]
    }
    if (!RULES.includes(key)) return []
    return [[key, key === 'items' ? rulesOf(value) : value]]
  })
  return Object.fromEntries(entries)
}
