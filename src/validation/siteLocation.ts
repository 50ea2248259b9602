import { parse } from 'jsonc-parser'
import { tooDeepAt } from '../shared/json.ts'
import { memberAt } from './jsonPath.ts'
import { utf8 } from './media/bytes.ts'
import type { FileTree } from './types.ts'

/** The clinic's language, its further languages, and its country if readable. */
export type SiteLocation = { language: string; further: string[]; country: unknown }

/**
 * Languages and country of `content/site.json`. Tolerates broken JSON; an unknown language falls back
 * to the first locale folder. Rules report the mistake.
 */
export function siteLocation(tree: FileTree): SiteLocation {
  const file = 'content/site.json'
  const text = tree.has(file) ? utf8(tree.read(file)) : ''
  const site: unknown = tooDeepAt(text) === undefined ? parse(text) : undefined
  const named = memberAt(site, 'language')
  const folders = languageFolders(tree)
  const language = folders.find((folder) => folder === named) ?? folders[0] ?? 'en'
  const listed: unknown = memberAt(site, 'languages')
  const further = (Array.isArray(listed) ? listed : [])
    .map((each: unknown) => memberAt(each, 'code'))
    .filter((code) => typeof code === 'string' && isLanguageTag(code) && code !== language)
  return { language, further: further as string[], country: memberAt(site, 'country') }
}

/** True for a language tag: `tr`, `de-AT`. */
export const isLanguageTag = (text: string): boolean =>
  /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/.test(text)

/** The folders of `locales`, each a language. */
export const languageFolders = (tree: FileTree): string[] =>
  (tree.list('locales') ?? [])
    .filter(({ kind }) => kind === 'folder')
    .map(({ name }) => name)
    .sort()
