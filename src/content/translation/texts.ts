import fields from './fields.gen.json' with { type: 'json' }

/** A text that other languages have their own words for. */
export type Text = {
  /** Its way from the file's root, with dots; an item of a list goes by its `id`, one without by its place. */
  key: string
  text: string
  /** Puts other words in its place. */
  replace(words: string): void
  /** Takes it away; of a list the last one first, since the others move up. */
  remove(): void
}

/** Texts that only the staff reads stay in the clinic's own language. */
const ofStaff = new Set(['editor'])
/** What of the server's texts a visitor reads, and of the desk's a patient. */
const toVisitors: Partial<Record<string, RegExp>> = {
  server: /^(?:errors|answer)\./,
  desk: /^messages\.greeting$/,
}

/** What is shown without that for which there are no words yet. */
const optional: Partial<Record<string, RegExp>> = {
  clinic: /^(?:keywords\.|requestOptions\.|exceptions\.\d+\.note$)/,
}

/** True for an item of a list, or a note, that a language does without. */
export const isOptional = (name: string, key: string): boolean => optional[name]?.test(key) ?? false

type Node = Record<string, unknown>

/** The texts of a content file, as the schemas mark them, in the order of the file. */
export function contentTexts(name: string, content: unknown): Text[] {
  const ways: Partial<Record<string, string[]>> = fields
  return [...markedIn(content, new Set(ways[name]), [], [])]
}

function* markedIn(
  node: unknown,
  ways: ReadonlySet<string>,
  way: readonly string[],
  key: readonly string[],
): Iterable<Text> {
  if (typeof node !== 'object' || node === null) return
  for (const [member, value] of Object.entries(node)) {
    const here = [...way, Array.isArray(node) ? '*' : member]
    const own = [...key, Array.isArray(node) ? nameOf(value, member) : member]
    if (typeof value !== 'string') yield* markedIn(value, ways, here, own)
    else if (ways.has(here.join('.')) && /\p{L}/u.test(value))
      yield textAt(node as Node, member, own)
  }
}

const nameOf = (item: unknown, place: string) => {
  const id = typeof item === 'object' && item !== null ? (item as Node).id : undefined
  return typeof id === 'string' ? id : place
}

const textAt = (holder: Node, member: string, key: readonly string[]): Text => ({
  key: key.join('.'),
  text: holder[member] as string,
  replace: (words) => {
    holder[member] = words
  },
  remove: () => {
    if (Array.isArray(holder)) holder.splice(Number(member), 1)
    else delete holder[member]
  },
})

/**
 * The texts of a locale file that visitors read. A text that counts has the forms of
 * `language`, each made of the source's own form, where it has that one, else of `other`.
 */
export function localeTexts(namespace: string, strings: unknown, language: string): Text[] {
  if (ofStaff.has(namespace) || namespace === 'locale') return []
  countIn(strings, language)
  const texts = [...textsIn(strings as Node, [])]
  const told = toVisitors[namespace]
  return told ? texts.filter(({ key }) => told.test(key)) : texts
}

function* textsIn(group: Node, key: string[]): Iterable<Text> {
  for (const [member, value] of Object.entries(group)) {
    if (typeof value === 'string') yield textAt(group, member, [...key, member])
    else if (typeof value === 'object' && value !== null)
      yield* textsIn(value as Node, [...key, member])
  }
}

/** Gives every text that counts the forms in which the language counts, and no other. */
function countIn(strings: unknown, language: string): void {
  if (typeof strings !== 'object' || strings === null) return
  const group = strings as Node
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  for (const [member, value] of Object.entries(group)) {
    if (typeof value === 'object') countIn(value, language)
    const base = /^(.+)_other$/.exec(member)?.[1]
    if (base === undefined) continue
    const had = Object.fromEntries(
      forms.map((form) => [`${base}_${form}`, group[`${base}_${form}`] ?? value]),
    )
    for (const form of ['zero', 'one', 'two', 'few', 'many', 'other'])
      delete group[`${base}_${form}`]
    Object.assign(group, had)
  }
}
