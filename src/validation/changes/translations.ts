import { memberAt } from '../jsonPath.ts'
import { languageName, message } from '../messages.ts'
import type { Change, SideWords } from './change.ts'
import { displayValue, kindOfChange } from './show.ts'

const wordsOf = (entry: unknown, language: string): string | undefined => {
  const words: unknown = memberAt(entry, language)
  return typeof words === 'string' ? words : undefined
}

/** Translations are texts. */
const plain: SideWords = { currency: '', recordsOf: () => [] }

/** Changes of a translation file, titled with the clinic's own words; undefined for other files. */
export function translationChange(
  file: string,
  own: string,
  [before, after]: readonly [unknown, unknown],
): { title: string; changes: Change[] } | undefined {
  const language = /^locales\/([^/]+)\//.exec(file)?.[1]
  if (language === undefined || own === '' || language === own) return undefined
  const name = languageName(language)
  const keys = new Set([...Object.keys(Object(after)), ...Object.keys(Object(before))])
  const changes = [...keys].flatMap((key): Change[] => {
    const [was, is] = [memberAt(before, key), memberAt(after, key)]
    const [old, now] = [wordsOf(was, language), wordsOf(is, language)]
    const [from, to] = [wordsOf(was, own), wordsOf(is, own)]
    if (old === now && from === to) return []
    const about = { file, path: [key], place: [name] }
    const shown = (text: string | undefined) => displayValue(text, undefined, plain)
    // Same translation, new source: a translator confirmed it.
    if (old === now) {
      const title = message('change.confirmed', { words: shown(now) })
      return [{ ...about, kind: 'changed', title, before: shown(from), after: shown(to) }]
    }
    const texts = {
      ...(old !== undefined && { before: shown(old) }),
      ...(now !== undefined && { after: shown(now) }),
    }
    return [{ ...about, kind: kindOfChange(old, now), title: shown(to ?? from), ...texts }]
  })
  return { title: message('change.translations', { language: name }), changes }
}
