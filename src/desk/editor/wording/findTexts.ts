import { plainLetters } from '../../../formats/letters'
import type { Path } from '../contract'

export type FoundText = { file: string; title: string; path: Path; text: string }

/** The texts that say what is searched, in the order of their files; none for a search of blanks. */
export function findTexts(
  files: readonly { file: string; title: string }[],
  textOf: (file: string) => string,
  search: string,
): FoundText[] {
  const wanted = plainLetters(search.trim())
  if (wanted === '') return []
  return files.flatMap(({ file, title }) => {
    const found: FoundText[] = []
    const walk = (part: unknown, path: Path): void => {
      if (typeof part === 'string') {
        if (plainLetters(part).includes(wanted)) found.push({ file, title, path, text: part })
      } else for (const [key, item] of Object.entries(Object(part))) walk(item, [...path, key])
    }
    walk(JSON.parse(textOf(file)), [])
    return found
  })
}
