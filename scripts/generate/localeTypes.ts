import { contractOf, type LocaleContract, placeholdersOf } from '../check/placeholders.ts'

export type LocaleFile = { name: string; strings: unknown }

const BANNER = '// Generated from locales/tr by `npm run generate`. Do not edit.'

/** `locale.json` says language and direction; it is no namespace of texts. */
const isNamespace = ({ name }: LocaleFile) => name !== 'locale'

/**
 * Ambient declarations of `virtual:locale/<name>`. A text's type is its variables
 * alone: i18next reads them from the literal, and a change of wording, which is an
 * editor's, leaves this file as it is.
 */
export function localeModules(files: LocaleFile[]): string {
  const modules = files.map(
    ({ name, strings }) => `declare module 'virtual:locale/${name}' {
  const strings: ${typeOf(strings, '  ')}
  export default strings
}
`,
  )
  return `${BANNER}\n\n${modules.join('\n')}`
}

/** i18next's view of the namespaces: keys and variables are checked by `tsc`. */
export function localeResources(files: LocaleFile[]): string {
  const rows = files
    .filter(isNamespace)
    .map(({ name }) => `      ${name}: typeof import('virtual:locale/${name}').default`)
  return `${BANNER}
import 'i18next'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
${rows.join('\n')}
    }
  }
}
`
}

/** What the gate holds every locale to: namespace → key → variables. */
export function localeContract(files: LocaleFile[]): string {
  const contract: Record<string, LocaleContract> = {}
  for (const { name, strings } of files) contract[name] = contractOf(strings)
  const rows = Object.entries(contract).map(([name, keys]) => {
    const lines = Object.entries(keys).map(
      ([key, names]) => `    ${JSON.stringify(key)}: ${JSON.stringify(names)}`,
    )
    return `  ${JSON.stringify(name)}: {\n${lines.join(',\n')}\n  }`
  })
  return `{\n${rows.join(',\n')}\n}\n`
}

function typeOf(value: unknown, indent: string): string {
  if (typeof value === 'string') {
    const names = placeholdersOf(value)
    return names.length === 0 ? 'string' : `'${names.map((name) => `{{${name}}}`).join(' ')}'`
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
