import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import type { PageState, TextState } from '../../../src/content/translation/languageState.ts'
import {
  type LanguageVerdict,
  languageVerdicts,
} from '../../../src/content/translation/languages.ts'
import { type ContentSource, translationPath } from '../../../src/content/translation/translated.ts'
import { utf8 } from '../../media/bytes.ts'
import { fault } from '../fault.ts'
import { languageName } from '../language.ts'
import { placeIn } from '../place.ts'
import type { Tree } from '../tree.ts'
import type { Fault, TextFile } from '../types.ts'

const NOWHERE = { offset: 0, length: 1 }

/** A file of translations that is no JSON; its name is the message. */
class DamagedFile extends Error {}

/**
 * What keeps translations from being shown. They never keep the site itself from being
 * published: a page that is not translated is not there in that language, and a language
 * without its frame is not there at all.
 */
export function translationWarnings(tree: Tree): Fault[] {
  const { language } = placeIn(tree)
  return languageVerdicts(sourceOf(tree, language))
    .flatMap(warningsOf)
    .map((each) => ({ ...each, range: entryRange(tree, each) }))
}

/** The files that these warnings point into, as far as they are there. */
export const translationsNamed = (tree: Tree, warnings: readonly Fault[]): TextFile[] =>
  [...new Set(warnings.map(({ file }) => file))]
    .filter((file) => tree.has(file))
    .map((file) => {
      const [, language = '', name = ''] = /^locales\/([^/]+)\/(.+)\.json$/.exec(file) ?? []
      return { file, role: { kind: 'locale', name, language }, text: utf8(tree.read(file)) }
    })

/** Where the entry of a warning stands; at the start of a file that has none for it. */
function entryRange(tree: Tree, { file, path = [], range }: Fault) {
  if (path.length === 0 || !tree.has(file)) return range
  const root = parseTree(utf8(tree.read(file)))
  const key = root && findNodeAtLocation(root, [...path])?.parent?.children?.[0]
  return key ? { offset: key.offset, length: key.length } : range
}

const sourceOf = (tree: Tree, language: string): ContentSource => ({
  language,
  has: (file) => tree.has(file),
  json(file) {
    try {
      return JSON.parse(utf8(tree.read(file)))
    } catch {
      throw new DamagedFile(file)
    }
  },
})

function warningsOf({ language: code, state, damaged }: LanguageVerdict): Fault[] {
  const language = languageName(code)
  if (damaged !== undefined) return [fault('warn.language-damaged', { language }, damaged, NOWHERE)]
  if (!state) return []
  const fileOf = ({ kind, name }: TextState) => translationPath(code, kind, name)
  const [first] = state.lacking
  if (first) {
    const words = { language, ...sumOf(first, state.lacking) }
    return [fault('warn.language-off', words, fileOf(first), NOWHERE, { path: [first.key] })]
  }
  const ofPage = ({ title: page, lacking, isFirst }: PageState): Fault[] => {
    const [first] = lacking
    if (!first) return []
    const words = { language, page, ...sumOf(first, lacking) }
    const code = isFirst ? 'warn.part-off' : 'warn.page-off'
    return [fault(code, words, fileOf(first), NOWHERE, { path: [first.key] })]
  }
  const stale = state.texts.filter((text) => text.state === 'stale')
  const ofOld = (old: TextState) => {
    const words = { language, ...sumOf(old, stale) }
    return fault('warn.stale', words, fileOf(old), NOWHERE, { path: [old.key] })
  }
  return [...state.incomplete.flatMap(ofPage), ...stale.slice(0, 1).map(ofOld)]
}

const sumOf = ({ key, text }: TextState, all: readonly TextState[]) => ({
  count: all.length,
  key,
  text,
})
