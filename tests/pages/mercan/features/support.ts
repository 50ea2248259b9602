import { createRequire } from 'node:module'
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data'
import { oldestBrowsers } from '../../../../scripts/engine/targets.ts'

const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data')
type Browser = keyof typeof oldestBrowsers

/** Prefix of the names of CSS functions, which the data lists below their type. */
export const anyType = 'css.types.*.'

/** CSS functions, and methods and statics of browser objects, by the last part of their name. */
export const valueFunctions = entriesBelow(data.css.types)
const methods = entriesBelow(data.api, data.javascript.builtins)

/** The entries below a name in MDN's data, such as `css.properties.mask`. */
export const entryOf = (name: string): CompatStatement[] | undefined => {
  if (name.startsWith(anyType)) return valueFunctions.get(name.slice(anyType.length))
  if (!name.includes('.')) return methods.get(name)
  let place: unknown = data
  for (const part of name.split('.'))
    place = typeof place === 'object' && place !== null ? Reflect.get(place, part) : undefined
  const entry = (place as Identifier | undefined)?.__compat
  return entry && [entry]
}

/**
 * The supported browsers that lack a feature, such as `firefox 115 (121)`, with the first version
 * that has it. Of several features with one name, the most widely supported counts.
 */
export function lackingIn(name: string): string[] {
  const lists = (entryOf(name) ?? []).map(lacking)
  return lists.toSorted((one, other) => one.length - other.length)[0] ?? []
}

const browsers = Object.keys(oldestBrowsers) as Browser[]

const lacking = ({ support }: CompatStatement): string[] =>
  browsers.flatMap((browser) => {
    const told = support[browser]
    const statements = (Array.isArray(told) ? told : [told]).filter((one) => one !== undefined)
    if (statements.some((statement) => isIn(statement, oldestBrowsers[browser]))) return []
    const since = statements.find(isPlain)?.version_added
    return [`${browser} ${oldestBrowsers[browser]} (${since || 'never'})`]
  })

const isPlain = ({ flags, prefix, alternative_name, version_removed }: SimpleSupportStatement) =>
  !flags && !prefix && !alternative_name && !version_removed

function isIn(statement: SimpleSupportStatement, promised: string): boolean {
  const { version_added: since } = statement
  if (!isPlain(statement) || typeof since !== 'string' || since === 'preview') return false
  return Number.parseFloat(since.replace('≤', '')) <= Number.parseFloat(promised)
}

function entriesBelow(...roots: (object | undefined)[]): Map<string, CompatStatement[]> {
  const found = new Map<string, CompatStatement[]>()
  const walk = (place: object) => {
    for (const [key, below] of Object.entries(place)) {
      if (key === '__compat' || typeof below !== 'object') continue
      const name = key.replace(/_static$/, '')
      const { __compat } = below as Identifier
      if (__compat) found.set(name, [...(found.get(name) ?? []), __compat])
      walk(below)
    }
  }
  for (const root of roots) walk(root ?? {})
  return found
}
