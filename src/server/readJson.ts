import { readFileSync } from 'node:fs'
import * as v from 'valibot'

/** Reads a JSON file of which `schema` asks what is used. Throws an Error that names file and key. */
export function readJson<S extends v.GenericSchema>(file: string, schema: S): v.InferOutput<S> {
  let input: unknown
  try {
    input = JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${cause instanceof Error ? cause.message : cause}`)
  }
  return asked(input, schema, file)
}

/** What `schema` asks of what a file says. Throws an Error that names `file` and key. */
export function asked<S extends v.GenericSchema>(
  input: unknown,
  schema: S,
  file: string,
): v.InferOutput<S> {
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  throw new Error(
    `${file}: ${v.getDotPath(result.issues[0]) ?? 'file'}: ${result.issues[0].message}`,
  )
}

/** Puts values into a string's {{placeholders}}; throws when one has no value. */
export function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_placeholder, key: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`no value for {{${key}}} in "${template}"`)
    return value
  })
}
