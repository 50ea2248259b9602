import { isKept } from '../../content/translation/languageState.ts'
import type { LanguageResult, TextState } from '../../content/translation/texts.ts'
import { translationPath } from '../../content/translation/translated.ts'
import { fileDiagnostic } from '../diagnostic.ts'
import { languageName } from '../messages.ts'
import { keyRange, nodeAt } from '../position.ts'
import type { Code, Diagnostic, OpenedSite } from '../types.ts'

/** Incomplete translations, and what visitors see instead. They never stop publication. */
export const translationWarnings = ({ docs, sites }: OpenedSite): Diagnostic[] =>
  sites.translations.flatMap(warningsOf).map((each) => {
    const { file, path = [] } = each
    const doc = docs.get(file)
    const entry = doc && path.length > 0 ? nodeAt(doc, path) : undefined
    return doc && entry ? { ...each, range: keyRange(doc, path) } : each
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
