import { resolve, type SchemaNode } from '../../src/validation/schema/node.ts'
import type { SchemaSource } from './sources.ts'

/**
 * Paths of the translatable texts of each content file from `translate` in the schemas: `*` for
 * list items, `+` for those of a list that may not be empty, `?` after optional fields, and what
 * is shown without translation (`=keep`, `=blank`).
 */
export function translatedFields(schemas: readonly SchemaSource[]): string {
  const rows = schemas.flatMap(({ name, schema }) => {
    const ways = waysIn(schema, schema)
    return ways.length > 0 ? [`  ${JSON.stringify(name)}: ${JSON.stringify(ways)}`] : []
  })
  return `{\n${rows.join(',\n')}\n}\n`
}

function waysIn(root: SchemaNode, node: SchemaNode, way: readonly string[] = []): string[] {
  const { translate, properties = {}, required = [], items, minItems = 0 } = resolve(root, node)
  if (translate) return [way.join('.') + (translate === true ? '' : `=${translate}`)]
  return [
    ...Object.entries(properties).flatMap(([key, part]) =>
      waysIn(root, part, [...way, required.includes(key) ? key : `${key}?`]),
    ),
    ...(items ? waysIn(root, items, [...way, minItems > 0 ? '+' : '*']) : []),
  ]
}
