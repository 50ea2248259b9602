import { fieldsOf } from './fields.ts'
import { type Node, omit, type Place } from './omit.ts'

/** A translatable text. */
export type Text = {
  /** Path from the file's root, joined by dots; list items by `id`, else by index. */
  key: string
  text: string
  /** The record or list that has it, and its name there. */
  holder: object
  member: string
  replace(words: string): void
  /** Omits it where it has no translation; omit the texts of a file from last to first. */
  omit(): void
}

/** Texts for staff alone are not translated. */
const ofStaff = new Set(['editor'])
/** Texts for visitors in the server's and the desk's files. */
const toVisitors: Partial<Record<string, RegExp>> = {
  server: /^(?:errors|answer|appointment)\./,
  desk: /^messages\./,
}

/** The translatable texts of a content file, in file order. */
export function contentTexts(name: string, content: unknown): Text[] {
  const fields = fieldsOf(name)
  const texts: Text[] = []
  const visit = (node: unknown, path: string, key: string, trail: readonly Place[]) => {
    if (typeof node !== 'object' || node === null) return
    const holder = node as Node
    for (const [member, value] of Object.entries(holder)) {
      const here = path + (Array.isArray(node) ? '*' : member)
      const own = key + (Array.isArray(node) ? nameOf(value, member) : member)
      const places = () => [...trail, { holder, member, value }]
      if (typeof value !== 'string') visit(value, `${here}.`, `${own}.`, places())
      else {
        const field = fields.get(here)
        if (field && /\p{L}/u.test(value))
          texts.push(textAt(holder, member, own, () => omit(places(), field, fields)))
      }
    }
  }
  visit(content, '', '', [])
  return texts
}

const nameOf = (item: unknown, place: string) => {
  const id = typeof item === 'object' && item !== null ? (item as Node).id : undefined
  return typeof id === 'string' ? id : place
}

const textAt = (holder: Node, member: string, key: string, omit = () => {}): Text => ({
  key,
  text: holder[member] as string,
  holder,
  member,
  replace: (words) => {
    holder[member] = words
  },
  omit,
})

/** The texts of a locale file for visitors. */
export const localeTexts = (namespace: string, strings: object): Text[] =>
  textsIn(strings as Node).filter(({ key }) => isForVisitors(namespace, key))

/** Whether a text of a locale file is translated into further languages. */
export const isForVisitors = (namespace: string, key: string): boolean =>
  !ofStaff.has(namespace) && namespace !== 'locale' && (toVisitors[namespace]?.test(key) ?? true)

const textsIn = (group: Node, path = ''): Text[] =>
  Object.entries(group).flatMap(([member, value]) => {
    if (typeof value === 'string') return [textAt(group, member, path + member)]
    return typeof value === 'object' && value !== null
      ? textsIn(value as Node, `${path}${member}.`)
      : []
  })

const CATEGORIES: Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']

/** A copy whose plural texts have exactly the forms of the language, a new one the words of `other`. */
export function withPlurals<Strings>(strings: Strings, language: string): Strings {
  let forms: string[] | undefined
  const conform = (group: Node, other: string) => {
    const base = other.slice(0, -'other'.length)
    const value = group[other]
    forms ??= new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const written = CATEGORIES.filter((form) => `${base}${form}` in group)
    if (written.length === forms.length && forms.every((form) => `${base}${form}` in group)) return
    const plurals = forms.map((form) => [`${base}${form}`, group[`${base}${form}`] ?? value])
    for (const form of written) delete group[`${base}${form}`]
    Object.assign(group, Object.fromEntries(plurals))
  }
  const copied = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part
    if (Array.isArray(part)) return part.map(copied)
    const group: Node = {}
    for (const [member, value] of Object.entries(part)) group[member] = copied(value)
    for (const member of Object.keys(part)) if (/._other$/.test(member)) conform(group, member)
    return group
  }
  return copied(strings) as Strings
}

/** A text's file and key. */
export type TextId = { kind: 'content' | 'locale'; name: string; key: string }

/** A text with the state of its translation. */
export type TextState = TextId & {
  text: string
  state: 'current' | 'stale' | 'missing'
  /** The translation and its source text. */
  words?: string
  from?: string
}

export type LanguageState = {
  language: string
  /** Texts that keep the whole language unpublished. */
  lacking: TextState[]
  /** Pages that have no address yet, as their title, address or description is untranslated. */
  unpublished: { id: string; title: string }[]
  /** Texts that are omitted, with what makes no sense without them. */
  omitted: TextState[]
  /** All texts in file order. */
  texts: TextState[]
}

/** The state of a further language, or the error of its malformed file. */
export type LanguageResult = { language: string; state?: LanguageState; damaged?: string }
