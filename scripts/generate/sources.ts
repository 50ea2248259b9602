import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { SchemaNode } from '../../src/validation/schema/node.ts'
import { root } from '../publish/paths.ts'
import { type LocaleFile, textShape } from './localeTypes.ts'

/** A content file's schema, by the file's name. */
export type SchemaSource = { name: string; schema: SchemaNode }

/** The paths of a folder's JSON files, sorted. */
export const jsonFilesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => join(folder, file))

/** The names of the folders in a folder. */
export const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((each) => (each.isDirectory() ? [each.name] : []))
    .sort()

export function readJson(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new Error(`${file}: not valid JSON`, { cause: error })
  }
}

/** The schemas of content files, without words. */
export const schemaSources = (): SchemaSource[] =>
  jsonFilesIn(join(root, 'src/validation/schemas')).map((file) => ({
    name: basename(file, '.json'),
    schema: readJson(file),
  }))

/** The shape of the engine's interface texts, sorted by name. */
export const localeFiles = (): LocaleFile[] =>
  jsonFilesIn(join(root, 'src/content/texts/en')).map((file) => ({
    name: basename(file, '.json'),
    strings: textShape(readJson(file)),
  }))
