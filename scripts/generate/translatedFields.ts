import { resolve, type SchemaNode } from '../../src/validation/schema/node.ts'
import type { SchemaSource } from './sources.ts'

/**
 * Paths of the translatable texts of each content file, `*` for list items, from `translate` in
 * the schemas.
 */
export function translatedFields(schemas: readonly SchemaSource[]): string {
  const rows = schemas.flatMap(({ name, schema }) => {
    const ways = waysIn(schema, schema)
    return ways.length > 0 ? [`  ${JSON.stringify(name)}: ${JSON.stringify(ways)}`] : []
  })
  return `{\n${rows.join(',\n')}\n}\n`
}

function waysIn(root: SchemaNode, node: SchemaNode, way: readonly string[] = []): string[] {
  const { translate, properties = {}, items } = resolve(root, node)
  if (translate) return [way.join('.')]
  return [
    ...Object.entries(properties).flatMap(([key, part]) => waysIn(root, part, [...way, key])),
    ...(items ? waysIn(root, items, [...way, '*']) : []),
  ]
}
