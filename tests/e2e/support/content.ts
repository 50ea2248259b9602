import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clinicDir } from '../../../scripts/publish/paths.ts'
import { readSites } from '../../../src/content/loading/read.ts'
import type { LocaleTexts } from '../../../src/content/localeTexts.gen.ts'
import type { Icon, Photo, Video } from '../../../src/content/media/media.ts'
import type * as types from '../../../src/content/types.gen.ts'

const { language, texts } = readSites(clinicDir).own

/** Content as in the files, with media as file names. */
type Raw<Value> = Value extends Photo | Icon | Video
  ? string
  : Value extends object
    ? { [Key in keyof Value]: Raw<Value[Key]> }
    : Value

type ContentFiles = { [Name in keyof types.ContentFiles]: Raw<types.ContentFiles[Name]> }

/** A content file. */
export function content<Name extends keyof ContentFiles>(name: Name): ContentFiles[Name] {
  return JSON.parse(readFileSync(join(clinicDir, 'content', `${name}.json`), 'utf8'))
}

/** The texts of a namespace in the clinic’s language. */
export const localeFile = <Name extends keyof LocaleTexts>(namespace: Name) => texts[namespace]

/**
 * A locale text with its `{{variables}}` filled in. Throws for a missing key or variable, so that
 * no test searches for "undefined".
 */
export function tr(
  namespace: string,
  key: string,
  variables: Record<string, string | number> = {},
): string {
  let text: unknown = Reflect.get(texts, namespace)
  for (const part of key.split('.')) {
    text = typeof text === 'object' && text !== null ? Reflect.get(text, part) : undefined
  }
  if (typeof text !== 'string')
    throw new Error(`locales/${language}/${namespace}.json has no text "${key}"`)
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_match, name: string) => {
    const value = variables[name]
    if (value === undefined) throw new Error(`${namespace}:${key} needs the variable "${name}"`)
    return String(value)
  })
}
