import { parseTree } from 'jsonc-parser'
import { isKept } from '../../content/translation/languageState.ts'
import { type LanguageResult, languageResults } from '../../content/translation/languages.ts'
import type { TextState } from '../../content/translation/texts.ts'
import { type ContentSource, translationPath } from '../../content/translation/translated.ts'
import { parseJson } from '../../shared/json.ts'
import { fileDiagnostic } from '../diagnostic.ts'
import { utf8 } from '../media/bytes.ts'
import { languageName } from '../messages.ts'
import { nodeBelow } from '../position.ts'
import { siteLocation } from '../siteLocation.ts'
import type { Code, Diagnostic, FileTree } from '../types.ts'

/** Incomplete translations, and what visitors see instead. They never stop publication. */
export function translationWarnings(tree: FileTree): Diagnostic[] {
  const { language } = siteLocation(tree)
  return languageResults(sourceOf(tree, language))
    .flatMap(warningsOf)
    .map((each) => ({ ...each, range: entryRange(tree, each) }))
}

/** The range of the entry, else the start of the file. */
function entryRange(tree: FileTree, { file, path = [], range }: Diagnostic) {
  if (path.length === 0 || !tree.has(file)) return range
  const root = parseTree(utf8(tree.read(file)))
  const key = root && nodeBelow(root, path)?.parent?.children?.[0]
  return key ? { offset: key.offset, length: key.length } : range
}

const sourceOf = (tree: FileTree, language: string): ContentSource => ({
  language,
  has: (file) => tree.has(file),
  json: (file) => parseJson(utf8(tree.read(file))),
})

function warningsOf({ language: code, state }: LanguageResult): Diagnostic[] {
  if (!state) return []
  const language = languageName(code)
  const about = (sentence: TextCode, texts: readonly TextState[]): Diagnostic[] => {
    const [first] = texts
    if (!first) return []
    const { kind, name, key, text } = first
    const words = { language, count: texts.length, key, text }
    return [fileDiagnostic(sentence, words, translationPath(code, kind, name), { path: [key] })]
  }
  if (state.lacking.length > 0) return about('warn.language-off', state.lacking)
  const inState = (wanted: TextState['state']) =>
    state.texts.filter(({ state }) => state === wanted)
  const pages = state.unpublished.map(({ title: page }) =>
    fileDiagnostic('warn.page-off', { language, page }, translationPath(code, 'content', 'pages')),
  )
  const own = inState('missing').filter((text) => isKept(text))
  return [
    ...pages,
    ...about('warn.omitted', state.omitted),
    ...about('warn.own-words', own),
    ...about('warn.stale', inState('stale')),
  ]
}

const TEXTS = ['warn.language-off', 'warn.omitted', 'warn.own-words', 'warn.stale'] as const
type TextCode = (typeof TEXTS)[number]

/** Whether a warning is about a language as a whole. */
export const isOfLanguage = (code: Code): boolean => ['warn.page-off', ...TEXTS].includes(code)
