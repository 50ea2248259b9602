import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { clinicDir } from '../build/places.ts'
import { say } from './language.ts'
import { isLanguageTag } from './place.ts'

/** How the command was called. */
export type Options = {
  /** The folder whose `content/`, `locales/` and `public/` are read. */
  root: string
  format: 'text' | 'github' | 'json'
  publish: boolean
  /** A folder or a name git knows, to compare with. */
  base?: string
  /** What is spoken instead of the clinic's own language. */
  language?: string
}

/** How the command is called, in the language that is spoken. */
export function usage(): string {
  const [folder, start, language] = [
    say('usage.folder', {}),
    say('usage.start', {}),
    say('usage.language', {}),
  ]
  const options: [call: string, does: string][] = [
    [`--root ${folder}`, say('usage.root', {})],
    [`--diff ${start}`, say('usage.diff', {})],
    ['--publish', say('usage.publish', {})],
    ['--format=github', say('usage.github', {})],
    ['--json', say('usage.json', {})],
    [`--language ${language}`, say('usage.speak', {})],
  ]
  const width = Math.max(...options.map(([call]) => call.length))
  const lines = options.map(([call, does]) => `  ${call.padEnd(width)}  ${does}`)
  return [say('usage.line', {}), ...lines].join('\n')
}

/** Reads the options; a slip in them is thrown in words, never passed over. */
export function optionsOf(args: readonly string[]): Options {
  const { values, tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: {
      root: { type: 'string' },
      diff: { type: 'string' },
      format: { type: 'string' },
      publish: { type: 'boolean' },
      json: { type: 'boolean' },
      language: { type: 'string' },
    },
  })
  for (const token of tokens) {
    if (token.kind === 'positional') throw new Error(say('usage.unexpected', { word: token.value }))
    if (token.kind !== 'option') continue
    if (!['root', 'diff', 'format', 'publish', 'json', 'language'].includes(token.name))
      throw new Error(say('usage.unknown-option', { option: token.rawName }))
    const flag = token.name === 'publish' || token.name === 'json'
    if (flag && token.value !== undefined)
      throw new Error(say('usage.no-value', { option: token.rawName }))
    if (!flag && (token.value === undefined || token.value === '' || token.value.startsWith('--')))
      throw new Error(say('usage.value-missing', { option: token.rawName }))
  }
  const { root, diff, format, language } = values
  if (format !== undefined && format !== 'github' && format !== 'text')
    throw new Error(
      say('usage.unknown-format', { format: String(format), formats: 'text, github' }),
    )
  if (typeof language === 'string' && !isLanguageTag(language))
    throw new Error(say('usage.unknown-language', { language }))
  return {
    root: typeof root === 'string' ? resolve(root) : clinicDir,
    format: values.json ? 'json' : (format ?? 'text'),
    publish: values.publish === true,
    ...(typeof diff === 'string' && { base: diff }),
    ...(typeof language === 'string' && { language }),
  }
}
