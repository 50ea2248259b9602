import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { schemaFor } from '../../scripts/check/agreements.ts'
import { examine } from '../../scripts/check/inspect.ts'
import { findBreak } from '../../scripts/check/syntax/findBreak.ts'
import { project } from './siteCopy.ts'

/** How many damages each file gets; the long proof asks for more. */
const DAMAGES = Number(process.env.GATE_DAMAGES ?? 60)

const SIGNS = [
  '"',
  ',',
  ':',
  '{',
  '}',
  '[',
  ']',
  '\\',
  '/',
  '.',
  '0',
  'a',
  'ş',
  '“',
  '\u0000',
  '\n',
  '\t',
  ' ',
  '\u00A0',
  '\uFEFF',
  '',
]

const files = readdirSync(join(project, 'content')).filter((file) => file.endsWith('.json'))

/** A repeatable stream of numbers below `limit`. */
function numbers(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test.each(files)(
  'any one character of %s may be damaged: the verdict is that of JSON.parse, and in words',
  (file) => {
    const whole = readFileSync(join(project, 'content', file), 'utf8')
    const name = file.replace('.json', '')
    const schema = schemaFor(project, name)
    if (typeof schema === 'string') throw new Error(`${name}: ${schema}`)
    const next = numbers([...file].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7))
    for (let round = 0; round < DAMAGES; round += 1) {
      const at = next(whole.length)
      const text = whole.slice(0, at) + SIGNS[next(SIGNS.length)] + whole.slice(at + next(2))
      const seen = JSON.stringify(text.slice(Math.max(0, at - 20), at + 20))
      expect(findBreak(text) === undefined, seen).toBe(isJson(text))
      const { doc, faults } = examine({
        file,
        role: { kind: 'content', name },
        schema,
        bytes: Buffer.from(text),
      })
      if (!isJson(text)) expect(doc, seen).toBeUndefined()
      if (!doc) expect(faults.length, seen).toBe(1)
      for (const { range } of faults) expect(range.offset, seen).toBeLessThanOrEqual(text.length)
    }
  },
)
