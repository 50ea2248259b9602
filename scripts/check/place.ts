import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'jsonc-parser'
import { memberAt } from './walk.ts'

/** Where the clinic is: its language, and its country as far as that could be read. */
export type Place = { language: string; country: unknown }

/**
 * What `content/site.json` below `root` says. Broken JSON is read as far as it goes, and
 * a language without a folder gives way to the first there is: the mistake itself is told
 * by a rule.
 */
export function placeIn(root: string): Place {
  const file = join(root, 'content', 'site.json')
  const site: unknown = existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined
  const named = memberAt(site, 'language')
  const folders = languageFolders(root)
  const language = folders.find((folder) => folder === named) ?? folders[0] ?? 'en'
  return { language, country: memberAt(site, 'country') }
}

/** True for what may be the code of a language: `tr`, `de-AT`. */
export const isLanguageTag = (text: string): boolean =>
  /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/.test(text)

/** The folders of `locales`, each a language. */
export const languageFolders = (root: string): string[] =>
  entriesOf(join(root, 'locales'))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()

const entriesOf = (folder: string) =>
  existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
