import { parse } from 'jsonc-parser'
import { utf8 } from '../media/bytes.ts'
import type { Tree } from './tree.ts'
import { memberAt } from './walk.ts'

/** Where the clinic is: its language, and its country as far as that could be read. */
export type Place = { language: string; country: unknown }

/**
 * What `content/site.json` says. Broken JSON is read as far as it goes, and
 * a language without a folder gives way to the first there is: the mistake itself is told
 * by a rule.
 */
export function placeIn(tree: Tree): Place {
  const file = 'content/site.json'
  const site: unknown = tree.has(file) ? parse(utf8(tree.read(file))) : undefined
  const named = memberAt(site, 'language')
  const folders = languageFolders(tree)
  const language = folders.find((folder) => folder === named) ?? folders[0] ?? 'en'
  return { language, country: memberAt(site, 'country') }
}

/** True for what may be the code of a language: `tr`, `de-AT`. */
export const isLanguageTag = (text: string): boolean =>
  /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/.test(text)

/** The folders of `locales`, each a language. */
export const languageFolders = (tree: Tree): string[] =>
  (tree.list('locales') ?? [])
    .filter(({ kind }) => kind === 'folder')
    .map(({ name }) => name)
    .sort()
