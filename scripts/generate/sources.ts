import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { SchemaNode } from '../../src/validation/schema/node.ts'
import { schemasDir } from '../publish/paths.ts'
import { refuseUnknownKeywords } from './keywords.ts'
import { type LocaleFile, textShape } from './localeTypes.ts'

/** A content file's schema, by the file's name. */
export type SchemaSource = { name: string; schema: SchemaNode }

/** The JSON files of a folder by their names without `ending`, sorted. */
const jsonIn = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => ({ name: basename(file, ending), json: readJson(join(folder, file)) }))

export function readJson(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file}: not valid JSON`, { cause: error })
  }
}

/** The schemas of content files. Throws an Error for a keyword that is not checked. */
export const schemaSources = (folder = schemasDir): SchemaSource[] =>
  jsonIn(folder, '.schema.json').map(({ name, json }) => {
    refuseUnknownKeywords(`content/schemas/${name}.schema.json`, json)
    return { name, schema: json }
  })

/** The shape of a clinic's locale texts, sorted by name. */
export const localeFiles = (clinic: string, language: string): LocaleFile[] =>
  jsonIn(join(clinic, 'locales', language), '.json').map(({ name, json }) => ({
    name,
    strings: textShape(json),
  }))
