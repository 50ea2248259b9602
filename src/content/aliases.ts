import { withoutMarks } from '../shared/formats/letters.ts'

/** Aliases of a path for hosts that cannot fold: capitals of `language` and of ASCII keyboards. */
export function aliasesOf(path: string, language: string): string[] {
  if (path === '/') return []
  // A language's start page, `/en/`, is also reached as `/en`.
  const bare = path.replace(/\/$/, '')
  const spellings = [bare, withoutMarks(bare)].flatMap((spelling) => {
    const words = spelling.slice(1)
    const capitalise = (word: string) => word.charAt(0).toLocaleUpperCase(language) + word.slice(1)
    const capitaliseAscii = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
    return [
      words,
      words.toLowerCase(),
      capitalise(words),
      capitaliseAscii(words),
      words.split('-').map(capitaliseAscii).join('-'),
      words.toLocaleUpperCase(language),
      words.toUpperCase(),
    ]
  })
  return [...new Set([...spellings, bare.slice(1).normalize('NFD')])]
    .map((spelling) => `/${spelling}`)
    .filter((spelling) => spelling !== path)
}
