import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { message } from '../../../src/validation/messages.ts'
import { isLanguageTag } from '../../../src/validation/siteLocation.ts'
import { clinicDir } from '../../publish/paths.ts'

/** The parsed command line. */
export type Options = {
  /** The folder whose `content/`, `locales/` and `public/` are read. */
  root: string
  format: 'text' | 'github'
  publish: boolean
  /** Also checks the fixture clinics. */
  all: boolean
  /** A folder or git revision to compare with. */
  base?: string
  /** The language of messages instead of the clinic's own. */
  language?: string
  /** Only prints the usage. */
  help: boolean
}

const options = {
  root: { type: 'string' },
  diff: { type: 'string' },
  format: { type: 'string' },
  publish: { type: 'boolean' },
  all: { type: 'boolean' },
  language: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

/** The usage text, in the current language. */
export function usage(): string {
  const calls: [call: string, does: string][] = [
    [`--root ${message('usage.folder', {})}`, message('usage.root', {})],
    ['--all', message('usage.all', {})],
    [`--diff ${message('usage.start', {})}`, message('usage.diff', {})],
    ['--publish', message('usage.publish', {})],
    ['--format=github', message('usage.github', {})],
    [`--language ${message('usage.language', {})}`, message('usage.speak', {})],
    ['--help', message('usage.help', {})],
  ]
  const width = Math.max(...calls.map(([call]) => call.length))
  const lines = calls.map(([call, does]) => `  ${call.padEnd(width)}  ${does}`)
  return [message('usage.line', {}), ...lines].join('\n')
}

/** A wrong call of the command, with what is wrong about it. */
export class UsageError extends Error {}

/** Parses the options; throws a UsageError on a wrong one. */
export function optionsOf(args: readonly string[]): Options {
  const types = new Map<string, string>(
    Object.entries(options).map(([name, { type }]) => [name, type]),
  )
  const { values, tokens } = parseArgs({ args: [...args], strict: false, tokens: true, options })
  for (const token of tokens) {
    if (token.kind === 'positional')
      throw new UsageError(message('usage.unexpected', { word: token.value }))
    if (token.kind !== 'option') continue
    const type = types.get(token.name)
    if (!type) throw new UsageError(message('usage.unknown-option', { option: token.rawName }))
    const isSwitch = type === 'boolean'
    if (isSwitch && token.value !== undefined)
      throw new UsageError(message('usage.no-value', { option: token.rawName }))
    if (!isSwitch && (!token.value || token.value.startsWith('--')))
      throw new UsageError(message('usage.value-missing', { option: token.rawName }))
  }
  const { root, diff, format, language } = values
  if (format !== undefined && format !== 'github' && format !== 'text')
    throw new UsageError(
      message('usage.unknown-format', { format: String(format), formats: 'text, github' }),
    )
  if (typeof language === 'string' && !isLanguageTag(language))
    throw new UsageError(message('usage.unknown-language', { language }))
  if (typeof root === 'string' && !statSync(root, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(message('usage.unknown-folder', { folder: root }))
  return {
    root: typeof root === 'string' ? resolve(root) : clinicDir,
    format: format ?? 'text',
    publish: values.publish === true,
    all: values.all === true,
    help: values.help === true,
    ...(typeof diff === 'string' && { base: diff }),
    ...(typeof language === 'string' && { language }),
  }
}
