import { placeholdersOf } from '../../src/validation/placeholders.ts'
import { countedBase } from '../../src/validation/plurals.ts'

export type LocaleFile = { name: string; strings: unknown }

const BANNER =
  '// Generated from the keys in src/content/texts/en by `npm run generate`. Do not edit.'

/**
 * The shape of locale texts, independent of their language: sorted keys, variables of each text,
 * plural keys with English forms.
 */
export function textShape(value: unknown): unknown {
  if (typeof value === 'string') return placeholdersOf(value).map(slotOf).join(' ')
  if (Array.isArray(value)) return value.map(textShape)
  if (typeof value !== 'object' || value === null) return value
  const texts = new Map(Object.entries(value))
  const counting = [...texts.keys()].filter((key) => key.endsWith(OTHER))
  for (const other of counting) {
    const base = other.slice(0, -OTHER.length)
    const forms = [...texts.keys()].filter((key) => countedBase(value, key) === base)
    for (const form of forms) texts.delete(form)
    const text = Reflect.get(value, other)
    texts.set(`${base}_one`, text).set(other, text)
  }
  const entries = [...texts].sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, part]) => [key, textShape(part)]))
}

const OTHER = '_other'
const slotOf = (name: string) => `{{${name}}}`

/**
 * The type of all locale files by namespace. A text's type is its variables alone: i18next reads
 * them from the literal, and a change of wording, which is an editor's, leaves this file as it is.
 */
export function localeTexts(files: LocaleFile[]): string {
  const rows = files.map(({ name, strings }) => `  ${name}: ${typeOf(strings, '  ')}`)
  return `${BANNER}\n\nexport type LocaleTexts = {\n${rows.join('\n')}\n}\n`
}

function typeOf(value: unknown, indent: string): string {
  if (typeof value === 'string') {
    const names = placeholdersOf(value)
    return names.length === 0 ? 'string' : `'${names.map(slotOf).join(' ')}'`
  }
  if (Array.isArray(value)) return `[${value.map((item) => typeOf(item, indent)).join(', ')}]`
  if (typeof value !== 'object' || value === null) return typeof value
  const deeper = `${indent}  `
  const rows = Object.entries(value).map(
    ([key, child]) => `${deeper}${nameOf(key)}: ${typeOf(child, deeper)}`,
  )
  return rows.length === 0 ? '{}' : `{\n${rows.join('\n')}\n${indent}}`
}

const nameOf = (key: string) => (/^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key))
