import { plainLetters } from '../../../src/formats/letters.ts'
import { nearest } from '../nearest.ts'
import { anyOf } from '../reading.ts'
import type { Fault } from '../types.ts'
import { at, type Cause, title } from './cause.ts'
import type { SchemaNode } from './node.ts'

type Option = { option: string; word: string }

const optionsOf = ({ enum: options = [], enumDescriptions = [] }: SchemaNode): Option[] =>
  options.map((option, index) => ({
    option: String(option),
    word: enumDescriptions[index] ?? String(option),
  }))

const AND = new RegExp(`\\s*[,;/&+]\\s*|\\s+${anyOf('and')}\\s+`, 'iu')

/** The option a word surely means: misspelt, in the editor's language, or cut short. */
function optionFor(written: string, options: Option[]): string | undefined {
  const near = nearest(
    written,
    options.map(({ option }) => option),
  )
  if (near !== undefined) return near
  const word = nearest(
    written,
    options.map((each) => each.word),
  )
  if (word !== undefined) return options.find((each) => each.word === word)?.option
  const start = plainLetters(written.trim())
  const begun = options.filter(
    (each) =>
      start.length > 2 &&
      [each.option, each.word].some((name) => plainLetters(name).startsWith(start)),
  )
  return begun.length === 1 ? begun[0]?.option : undefined
}

/** `saturday, sunday`, `Pazartesi-Cuma`: several options in one text, or the stretch from one to another. */
export function optionsIn(written: string, schema: SchemaNode): string[] | undefined {
  const options = optionsOf(schema)
  const names = options.map(({ option }) => option)
  const ends = written.split(/\s*[-–—]\s*/)
  if (ends.length === 2) {
    const [from = -1, to = -1] = ends.map((end) => names.indexOf(optionFor(end, options) ?? ''))
    return from !== -1 && to > from ? names.slice(from, to + 1) : undefined
  }
  const parts = written.split(AND)
  const meant = parts.map((part) => optionFor(part, options))
  return meant.every((option) => option !== undefined) ? meant : undefined
}

/** A value that is none of the options there are. */
export function wrongOption(cause: Cause): Fault {
  const { schema, path } = cause
  const options = optionsOf(schema)
  const written = String(cause.value)
  const expected = options
    .map(({ option, word }) => (word === option ? `"${option}"` : `"${option}" (${word})`))
    .join(', ')
  const meant = optionFor(written, options)
  const several = typeof path.at(-1) === 'number' ? optionsIn(written, schema) : undefined
  if (meant === undefined && several && several.length > 1) {
    const list = several.map((option) => JSON.stringify(option)).join(', ')
    return { ...at(cause, 'value.option', { title: title(cause) }, list), expected }
  }
  const fixed = at(cause, 'value.option', { title: title(cause) }, meant && JSON.stringify(meant))
  return { ...fixed, expected, ...(meant && { suggestion: `"${meant}"` }) }
}
