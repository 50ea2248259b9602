import { languageName, say } from '../language.ts'
import { memberAt } from '../walk.ts'
import type { Change } from './change.ts'
import { shown } from './show.ts'

/** The words of an entry in a language, as far as there are any. */
const wordsOf = (entry: unknown, language: string): string | undefined => {
  const words: unknown = memberAt(entry, language)
  return typeof words === 'string' ? words : undefined
}

/**
 * What has changed in a file of translations, told by the language and the clinic's own
 * words; undefined for any other file.
 */
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
    // The words stay and are of other words now: somebody has looked, and they still hold.
    if (old === now)
      return [
        {
          ...about,
          kind: 'changed',
          title: say('change.confirmed', { words: shown(now, undefined, '') }),
          before: shown(from, undefined, ''),
          after: shown(to, undefined, ''),
        },
      ]
    return [
      {
        ...about,
        kind: old === undefined ? 'added' : now === undefined ? 'removed' : 'changed',
        title: shown(to ?? from, undefined, ''),
        ...(old !== undefined && { before: shown(old, undefined, '') }),
        ...(now !== undefined && { after: shown(now, undefined, '') }),
      },
    ]
  })
  return { title: say('change.translations', { language: name }), changes }
}
