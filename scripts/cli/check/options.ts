import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { message } from '../../../src/validation/messages.ts'
import { isLanguageTag } from '../../../src/validation/siteLocation.ts'
import { clinicDir } from '../../publish/paths.ts'

/** The parsed command line. */
export type Options = {
  /** The folder whose `content/`, `locales/` and `public/` are read. */
  root: string
  format: 'text' | 'github' | 'json'
  publish: boolean
  /** Also checks the fixture clinics. */
  all: boolean
  /** A folder or git revision to compare with. */
  base?: string
  /** The language of messages instead of the clinic's own. */
  language?: string
}

const options = {
  root: { type: 'string' },
  diff: { type: 'string' },
  format: { type: 'string' },
  publish: { type: 'boolean' },
  all: { type: 'boolean' },
  json: { type: 'boolean' },
  language: { type: 'string' },
} as const

/** The usage text, in the current language. */
export function usage(): string {
  const calls: [call: string, does: string][] = [
    [`--root ${message('usage.folder', {})}`, message('usage.root', {})],
    ['--all', message('usage.all', {})],
    [`--diff ${message('usage.start', {})}`, message('usage.diff', {})],
    ['--publish', message('usage.publish', {})],
    ['--format=github', message('usage.github', {})],
    ['--json', message('usage.json', {})],
    [`--language ${message('usage.language', {})}`, message('usage.speak', {})],
  ]
  const width = Math.max(...calls.map(([call]) => call.length))
  const lines = calls.map(([call, does]) => `  ${call.padEnd(width)}  ${does}`)
  return [message('usage.line', {}), ...lines].join('\n')
}

/** Parses the options; throws an Error with a message on a wrong one. */
export function optionsOf(args: readonly string[]): Options {
  const types = new Map<string, string>(
    Object.entries(options).map(([name, { type }]) => [name, type]),
  )
  const { values, tokens } = parseArgs({ args: [...args], strict: false, tokens: true, options })
  for (const token of tokens) {
    if (token.kind === 'positional')
      throw new Error(message('usage.unexpected', { word: token.value }))
    if (token.kind !== 'option') continue
    const type = types.get(token.name)
    if (!type) throw new Error(message('usage.unknown-option', { option: token.rawName }))
    const isSwitch = type === 'boolean'
    if (isSwitch && token.value !== undefined)
      throw new Error(message('usage.no-value', { option: token.rawName }))
    if (!isSwitch && (!token.value || token.value.startsWith('--')))
      throw new Error(message('usage.value-missing', { option: token.rawName }))
  }
  const { root, diff, format, language } = values
  if (format !== undefined && format !== 'github' && format !== 'text')
    throw new Error(
      message('usage.unknown-format', { format: String(format), formats: 'text, github' }),
    )
  if (typeof language === 'string' && !isLanguageTag(language))
    throw new Error(message('usage.unknown-language', { language }))
  return {
    root: typeof root === 'string' ? resolve(root) : clinicDir,
    format: values.json ? 'json' : (format ?? 'text'),
    publish: values.publish === true,
    all: values.all === true,
    ...(typeof diff === 'string' && { base: diff }),
    ...(typeof language === 'string' && { language }),
  }
}
