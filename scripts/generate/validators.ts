import type { AnySchemaObject } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import { buildSync } from 'esbuild'
import { createAjv } from './createAjv.ts'
import type { SchemaSource } from './sources.ts'

/** Keywords that hold schemas by name. */
const MEMBERS = ['properties', 'definitions']

/** Keywords that constrain values; the rest are words for people and tools. */
const RULES = [
  ...['$ref', 'type', 'const', 'enum', 'format', 'pattern', 'country', 'minimum', 'maximum'],
  ...['minLength', 'items', 'minItems', 'uniqueItems', 'minProperties'],
  ...['required', 'dependencies', 'additionalProperties'],
]

/** A module with one compiled function per schema; running it needs neither ajv nor eval. */
export function validators(schemas: SchemaSource[], folder: string): string {
  const ajv = createAjv()
  for (const { name, schema } of schemas) ajv.addSchema(rulesOf(schema), name)
  const names = Object.fromEntries(schemas.map(({ name }) => [name, name]))
  // Schema paths are unused and would add a third to the browser's download.
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
    // Not minified: a change of one field stays a small diff, and the build minifies anyway.
    minifySyntax: true,
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
