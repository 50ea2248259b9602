import { withoutMarks } from '../formats/letters.ts'

/**
 * Spellings worth a rule of their own on hosts that cannot fold: raw, without the
 * canonical one. Capitals as people write them in `language`, and as keyboards do.
 */
export function aliasesOf(path: string, language: string): string[] {
  if (path === '/') return []
  // Where a language begins, `/en/`, is reached without the slash at its end too.
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
