import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { type LanguageResult, languageResults } from '../../content/translation/languages.ts'
import type { PageState, TextState } from '../../content/translation/texts.ts'
import { type ContentSource, translationPath } from '../../content/translation/translated.ts'
import { fileDiagnostic } from '../diagnostic.ts'
import { utf8 } from '../media/bytes.ts'
import { languageName } from '../messages.ts'
import { siteLocation } from '../siteLocation.ts'
import type { Diagnostic, FileTree, TextFile } from '../types.ts'

/** Invalid JSON; the message is the file's name. */
class DamagedFile extends Error {}

/**
 * Incomplete translations. They never stop publication: an untranslated page is missing in that
 * language only.
 */
export function translationWarnings(tree: FileTree): Diagnostic[] {
  const { language } = siteLocation(tree)
  return languageResults(sourceOf(tree, language))
    .flatMap(warningsOf)
    .map((each) => ({ ...each, range: entryRange(tree, each) }))
}

/** The existing files of these warnings. */
export const translationsNamed = (tree: FileTree, warnings: readonly Diagnostic[]): TextFile[] =>
  [...new Set(warnings.map(({ file }) => file))]
    .filter((file) => tree.has(file))
    .map((file) => {
      const [, language = '', name = ''] = /^locales\/([^/]+)\/(.+)\.json$/.exec(file) ?? []
      return { file, role: { kind: 'locale', name, language }, text: utf8(tree.read(file)) }
    })

/** The range of the entry, else the start of the file. */
function entryRange(tree: FileTree, { file, path = [], range }: Diagnostic) {
  if (path.length === 0 || !tree.has(file)) return range
  const root = parseTree(utf8(tree.read(file)))
  const key = root && findNodeAtLocation(root, [...path])?.parent?.children?.[0]
  return key ? { offset: key.offset, length: key.length } : range
}

const sourceOf = (tree: FileTree, language: string): ContentSource => ({
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

function warningsOf({ language: code, state, damaged }: LanguageResult): Diagnostic[] {
  const language = languageName(code)
  if (damaged !== undefined) return [fileDiagnostic('warn.language-damaged', { language }, damaged)]
  if (!state) return []
  const fileOf = ({ kind, name }: TextState) => translationPath(code, kind, name)
  const [first] = state.lacking
  if (first) {
    const words = { language, ...sumOf(first, state.lacking) }
    return [fileDiagnostic('warn.language-off', words, fileOf(first), { path: [first.key] })]
  }
  const ofPage = ({ title: page, lacking, isFirst }: PageState): Diagnostic[] => {
    const [first] = lacking
    if (!first) return []
    const words = { language, page, ...sumOf(first, lacking) }
    const code = isFirst ? 'warn.part-off' : 'warn.page-off'
    return [fileDiagnostic(code, words, fileOf(first), { path: [first.key] })]
  }
  const stale = state.texts.filter((text) => text.state === 'stale')
  const ofOld = (old: TextState) => {
    const words = { language, ...sumOf(old, stale) }
    return fileDiagnostic('warn.stale', words, fileOf(old), { path: [old.key] })
  }
  return [...state.incomplete.flatMap(ofPage), ...stale.slice(0, 1).map(ofOld)]
}

const sumOf = ({ key, text }: TextState, all: readonly TextState[]) => ({
  count: all.length,
  key,
  text,
})
