import type { AnySchemaObject } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import { transformSync } from 'esbuild'
import { placesOf } from '../../src/validation/schema/node.ts'
import { createAjv } from './createAjv.ts'
import { NOTES } from './keywords.ts'
import type { SchemaSource } from './sources.ts'

/** What ajv's compiled code requires, and the names of the same in `runtime.ts`. */
const RUNTIME = {
  'require("ajv/dist/runtime/ucs2length").default': 'lengthOf',
  'require("ajv-formats/dist/formats").fullFormats.date': 'date',
}

/**
 * A module with one compiled function per schema; running it needs neither ajv nor eval. Throws
 * an Error if the code requires a module.
 */
export function validators(schemas: SchemaSource[]): string {
  const ajv = createAjv()
  for (const source of schemas) ajv.addSchema(rulesOf(source), source.name)
  const names = Object.fromEntries(schemas.map(({ name }) => [name, name]))
  // Schema paths are unused and would add a third to the browser's download.
  let code = standalone(ajv, names).replace(/,schemaPath:"(?:[^"\\]|\\.)*"/g, '')
  for (const [required, name] of Object.entries(RUNTIME)) code = code.replaceAll(required, name)
  const [other] = /require\([^)]*\)/.exec(code) ?? []
  if (other) throw new Error(`src/validation/schema/runtime.ts has no replacement for ${other}`)
  // Not minified: a change of one field stays a small diff, and the build minifies anyway.
  const printed = transformSync(code, { target: 'es2022', charset: 'utf8', minifySyntax: true })
  return `// Generated from src/validation/schemas by \`npm run generate\`. Do not edit.
// @ts-nocheck
import { date, fitsCountry, lengthOf, repeatedItem } from './runtime.ts'
${printed.code}`
}

/** A schema without the keywords that constrain nothing. */
export function rulesOf({ name, schema }: SchemaSource): AnySchemaObject {
  const rules = structuredClone(schema)
  for (const node of placesOf(name, rules).values())
    for (const note of NOTES) Reflect.deleteProperty(node, note)
  return rules
}
