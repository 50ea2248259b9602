import fields from './fields.gen.json' with { type: 'json' }

/** A translatable text. */
export type Text = {
  /** Path from the file's root, joined by dots; list items by `id`, else by index. */
  key: string
  text: string
  replace(words: string): void
  /** Removes it; remove list items from last to first. */
  remove(): void
}

/** Texts for staff alone are not translated. */
const ofStaff = new Set(['editor'])
/** Texts for visitors in the server's and the desk's files. */
const toVisitors: Partial<Record<string, RegExp>> = {
  server: /^(?:errors|answer)\./,
  desk: /^messages\.greeting$/,
}

/** Texts that may stay untranslated: without translation they are omitted. */
const optional: Partial<Record<string, RegExp>> = {
  clinic: /^(?:keywords\.|requestOptions\.|exceptions\.\d+\.note$)/,
}

export const isOptional = (name: string, key: string): boolean => optional[name]?.test(key) ?? false

type Node = Record<string, unknown>

/** The translatable texts of a content file, in file order. */
export function contentTexts(name: string, content: unknown): Text[] {
  const paths: Partial<Record<string, string[]>> = fields
  return [...markedIn(content, new Set(paths[name]), [], [])]
}

function* markedIn(
  node: unknown,
  paths: ReadonlySet<string>,
  path: readonly string[],
  key: readonly string[],
): Iterable<Text> {
  if (typeof node !== 'object' || node === null) return
  for (const [member, value] of Object.entries(node)) {
    const here = [...path, Array.isArray(node) ? '*' : member]
    const own = [...key, Array.isArray(node) ? nameOf(value, member) : member]
    if (typeof value !== 'string') yield* markedIn(value, paths, here, own)
    else if (paths.has(here.join('.')) && /\p{L}/u.test(value))
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
 * The texts of a locale file for visitors. Plural texts get the forms of `language`, each from
 * the source's same form, else from `other`.
 */
export function localeTexts(namespace: string, strings: unknown, language: string): Text[] {
  if (ofStaff.has(namespace) || namespace === 'locale') return []
  countIn(strings, language)
  const texts = [...textsIn(strings as Node, [])]
  const pattern = toVisitors[namespace]
  return pattern ? texts.filter(({ key }) => pattern.test(key)) : texts
}

function* textsIn(group: Node, key: string[]): Iterable<Text> {
  for (const [member, value] of Object.entries(group)) {
    if (typeof value === 'string') yield textAt(group, member, [...key, member])
    else if (typeof value === 'object' && value !== null)
      yield* textsIn(value as Node, [...key, member])
  }
}

/** Gives every plural text exactly the forms of the language. */
function countIn(strings: unknown, language: string): void {
  if (typeof strings !== 'object' || strings === null) return
  const group = strings as Node
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  for (const [member, value] of Object.entries(group)) {
    if (typeof value === 'object') countIn(value, language)
    const base = /^(.+)_other$/.exec(member)?.[1]
    if (base === undefined) continue
    const plurals = Object.fromEntries(
      forms.map((form) => [`${base}_${form}`, group[`${base}_${form}`] ?? value]),
    )
    for (const form of ['zero', 'one', 'two', 'few', 'many', 'other'])
      delete group[`${base}_${form}`]
    Object.assign(group, plurals)
  }
}

/** A text with the state of its translation. */
export type TextState = {
  kind: 'content' | 'locale'
  name: string
  key: string
  text: string
  state: 'current' | 'stale' | 'missing'
  /** The translation and its source text. */
  words?: string
  from?: string
}

/** A page with the texts that keep it, or sections of the start page, unpublished. */
export type PageState = { id: string; title: string; isFirst: boolean; lacking: TextState[] }

export type LanguageState = {
  language: string
  /** Texts that keep the whole language unpublished. */
  lacking: TextState[]
  /** Unpublished pages; of the start page, the texts its omitted sections lack. */
  incomplete: PageState[]
  /** Indexes of the start page's omitted sections. */
  leftOut: number[]
  /** All texts in file order. */
  texts: TextState[]
}
