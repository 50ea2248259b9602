import type { PageState, TextState } from '../../../src/content/translation/languageState.ts'
import {
  type LanguageVerdict,
  languageVerdicts,
} from '../../../src/content/translation/languages.ts'
import { type ContentSource, translationPath } from '../../../src/content/translation/translated.ts'
import { utf8 } from '../../media/bytes.ts'
import { fault } from '../fault.ts'
import { spokenLanguage } from '../language.ts'
import { placeIn } from '../place.ts'
import type { Tree } from '../tree.ts'
import type { Fault } from '../types.ts'

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
  return languageVerdicts(sourceOf(tree, language)).flatMap(warningsOf)
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
  const language = new Intl.DisplayNames([spokenLanguage()], { type: 'language' }).of(code) ?? code
  if (damaged !== undefined) return [fault('warn.language-damaged', { language }, damaged, NOWHERE)]
  if (!state) return []
  const fileOf = ({ kind, name }: TextState) => translationPath(code, kind, name)
  const [first] = state.lacking
  if (first) {
    const words = { language, ...sumOf(first, state.lacking) }
    return [fault('warn.language-off', words, fileOf(first), NOWHERE)]
  }
  const ofPage = ({ title: page, lacking, isFirst }: PageState): Fault[] => {
    const [first] = lacking
    if (!first) return []
    const words = { language, page, ...sumOf(first, lacking) }
    return [fault(isFirst ? 'warn.part-off' : 'warn.page-off', words, fileOf(first), NOWHERE)]
  }
  const stale = state.texts.filter((text) => text.state === 'stale')
  const [old] = stale
  return [
    ...state.incomplete.flatMap(ofPage),
    ...(old ? [fault('warn.stale', { language, ...sumOf(old, stale) }, fileOf(old), NOWHERE)] : []),
  ]
}

const sumOf = ({ key, text }: TextState, all: readonly TextState[]) => ({
  count: all.length,
  key,
  text,
})
