import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parseJson } from '../../shared/json.ts'

/** Reads a JSON file. Throws an Error with its name. */
export function readUnchecked(file: string): unknown {
  try {
    return parseJson(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${cause instanceof Error ? cause.message : cause}`)
  }
}

/** Reads and checks a JSON file. Throws an Error with file and key. */
export const readJson = <S extends v.GenericSchema>(file: string, schema: S): v.InferOutput<S> =>
  parseWith(readUnchecked(file), schema, file)

/** Throws an Error with `file` and key. */
export function parseWith<S extends v.GenericSchema>(
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

const siteFile = v.object({ language: v.pipe(v.string(), v.nonEmpty()) })

/** The clinic's own language. Throws an Error with file and key. */
export const siteLanguage = (root: string): string =>
  readJson(join(root, 'content', 'site.json'), siteFile).language
