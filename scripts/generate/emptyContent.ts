import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { SchemaSource } from './sources.ts'

/** Content files that a clinic lacks and that may be empty, by path: a new list starts without records. */
export const emptyContent = (
  clinic: string,
  schemas: readonly SchemaSource[],
): [file: string, text: string][] =>
  schemas.flatMap(({ name, schema: { properties = {}, required = [] } }) => {
    const file = join(clinic, 'content', `${name}.json`)
    const lists = required.filter((key) => key !== '$schema')
    const isEmpty = lists.every(
      (key) => properties[key]?.type === 'array' && !properties[key].minItems,
    )
    if (existsSync(file) || !isEmpty) return []
    const value = {
      $schema: properties.$schema?.const,
      ...Object.fromEntries(lists.map((key) => [key, []])),
    }
    return [[file, `${JSON.stringify(value, null, 2)}\n`]]
  })
