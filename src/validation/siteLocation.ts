import { parse } from 'jsonc-parser'
import { memberAt } from './jsonPath.ts'
import { utf8 } from './media/bytes.ts'
import type { FileTree } from './types.ts'

/** The clinic's language, and its country if readable. */
export type SiteLocation = { language: string; country: unknown }

/**
 * Language and country of `content/site.json`. Tolerates broken JSON; an unknown language falls back
 * to the first locale folder. Rules report the mistake.
 */
export function siteLocation(tree: FileTree): SiteLocation {
  const file = 'content/site.json'
  const site: unknown = tree.has(file) ? parse(utf8(tree.read(file))) : undefined
  const named = memberAt(site, 'language')
  const folders = languageFolders(tree)
  const language = folders.find((folder) => folder === named) ?? folders[0] ?? 'en'
  return { language, country: memberAt(site, 'country') }
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
