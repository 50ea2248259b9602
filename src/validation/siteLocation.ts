import { parse } from 'jsonc-parser'
import { isSupplied } from '../content/texts/engineTexts.ts'
import { excessOf } from '../shared/json.ts'
import { memberAt } from './jsonPath.ts'
import { utf8 } from './media/bytes.ts'
import type { FileTree } from './types.ts'

/** Country and currency, if readable. */
export type Place = { country?: unknown; currency?: unknown }

/** The clinic's language, its further languages, and its place. */
export type SiteLocation = Place & { language: string; further: string[] }

/**
 * Languages, country and currency of `content/site.json`. Tolerates broken JSON; if neither clinic
 * nor engine has texts in the named language, or the clinic has whole texts in another one, the
 * first folder is read. Rules report the mistake.
 */
export function siteLocation(tree: FileTree): SiteLocation {
  const file = 'content/site.json'
  const text = isFile(tree, file) ? utf8(tree.read(file)) : ''
  const site: unknown = excessOf(text) === undefined ? parse(text) : undefined
  const named = memberAt(site, 'language')
  const all = languageFolders(tree)
  // Translations have no file of this name.
  const own = all.filter((folder) => tree.has(`locales/${folder}/locale.json`))
  const folders = own.length > 0 ? own : all
  const isSpoken = own.length === 0 && typeof named === 'string' && isLanguageTag(named)
  const supplied = isSpoken && isSupplied(named) ? named : undefined
  const language = folders.find((folder) => folder === named) ?? supplied ?? folders[0] ?? 'en'
  const listed: unknown = memberAt(site, 'languages')
  const further = (Array.isArray(listed) ? listed : [])
    .map((each: unknown) => memberAt(each, 'code'))
    .filter((code) => typeof code === 'string' && isLanguageTag(code) && code !== language)
  const [country, currency] = [memberAt(site, 'country'), memberAt(site, 'currency')]
  return { language, further: further as string[], country, currency }
}

/** True for a language tag that every `Intl` knows the form of: `tr`, `de-AT`, `zh-Hant-TW`. */
export const isLanguageTag = (text: string): boolean =>
  /^[a-z]{2,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|\d{3}))?$/.test(text)

/** True for a file or a link to one. */
export const isFile = (tree: FileTree, path: string): boolean =>
  tree.has(path) && tree.list(path) === undefined

/** The folders of `locales`, each a language. */
export const languageFolders = (tree: FileTree): string[] =>
  (tree.list('locales') ?? [])
    .filter(({ kind }) => kind === 'folder')
    .map(({ name }) => name)
    .sort()
