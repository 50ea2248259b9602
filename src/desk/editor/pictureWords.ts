import type { FileName } from './contract'

/** What says what a picture is of, the plainest first. */
const TELLING = ['photoAlt', 'alt', 'name', 'title', 'heading', 'headline', 'label']

/** What the records that show a picture say of it, by the picture's name: its description, else the record's own name. */
export function pictureWords(texts: Readonly<Record<FileName, string>>): Map<string, string> {
  const found = new Map<string, string>()
  const walk = (part: unknown, around: string): void => {
    if (typeof part === 'string') {
      if (around && !found.has(part)) found.set(part, around)
    } else if (typeof part === 'object' && part !== null) {
      const told = TELLING.map((key): unknown => Reflect.get(part, key)).find(Boolean)
      const own = typeof told === 'string' ? told : around
      for (const each of Object.values(part)) walk(each, own)
    }
  }
  for (const [file, text] of Object.entries(texts))
    if (/^content\/[^/]+\.json$/.test(file)) walk(JSON.parse(text), '')
  return found
}
