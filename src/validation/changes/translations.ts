import { memberAt } from '../jsonPath.ts'
import { languageName, message } from '../messages.ts'
import type { Change } from './compare.ts'
import { displayValue } from './show.ts'

const wordsOf = (entry: unknown, language: string): string | undefined => {
  const words: unknown = memberAt(entry, language)
  return typeof words === 'string' ? words : undefined
}

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
    // Same translation, new source: a translator confirmed it.
    if (old === now)
      return [
        {
          ...about,
          kind: 'changed',
          title: message('change.confirmed', { words: displayValue(now, undefined, '') }),
          before: displayValue(from, undefined, ''),
          after: displayValue(to, undefined, ''),
        },
      ]
    return [
      {
        ...about,
        kind: old === undefined ? 'added' : now === undefined ? 'removed' : 'changed',
        title: displayValue(to ?? from, undefined, ''),
        ...(old !== undefined && { before: displayValue(old, undefined, '') }),
        ...(now !== undefined && { after: displayValue(now, undefined, '') }),
      },
    ]
  })
  return { title: message('change.translations', { language: name }), changes }
}
