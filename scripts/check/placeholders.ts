/**
 * What a locale file promises to the code: its keys and the variables of each text.
 * The generator writes the promise down, the gate holds editors to it.
 */

/** Dotted key → names of the variables in its text, sorted, each once. */
export type LocaleContract = Record<string, string[]>

/** The i18next variables of a text: `{{name}}`, `{{- name}}`, `{{name, format}}`. */
export function placeholdersOf(text: string): string[] {
  const names = [...text.matchAll(/\{\{-?\s*([A-Za-z][\w.]*)[^{}]*\}\}/g)].map(
    (match) => match[1] ?? '',
  )
  return [...new Set(names)].sort()
}

/** Every text of a locale file by its dotted key; list items count by their index. */
export function textsOf(strings: unknown, prefix = ''): Map<string, unknown> {
  if (typeof strings !== 'object' || strings === null) return new Map([[prefix, strings]])
  const texts = new Map<string, unknown>()
  for (const [key, value] of Object.entries(strings)) {
    for (const [path, text] of textsOf(value, prefix === '' ? key : `${prefix}.${key}`))
      texts.set(path, text)
  }
  return texts
}

export function contractOf(strings: unknown): LocaleContract {
  const contract: LocaleContract = {}
  for (const [key, text] of textsOf(strings))
    contract[key] = typeof text === 'string' ? placeholdersOf(text) : []
  return contract
}
