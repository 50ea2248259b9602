/** The language of messages that the current one lacks. */
export const FALLBACK = 'en'

/** The languages with every text for staff. English fills the gaps of others. */
export const WHOLE_LANGUAGES = ['tr', 'en', 'de']

export const MESSAGE_FILES = ['sentences.json', 'words.json']

/** The names of messages, without plural endings, whose number differs by language. */
export const messageNames = (texts: object): string[] =>
  Object.keys(texts).map((name) => name.replace(/_(?:zero|one|two|few|many|other)$/, ''))

/** The names that `own` lacks of those that `all` has. */
export function lackingIn(own: readonly string[], all: readonly string[]): string[] {
  const present = new Set(own)
  return [...new Set(all)].filter((name) => !present.has(name))
}
