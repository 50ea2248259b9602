import stringWidth from 'string-width'
import { describe, expect, test } from 'vitest'
import { resultReport } from '../../../scripts/cli/check/output/text.ts'
import { inColumns } from '../../../scripts/cli/columns.ts'
import { usageText } from '../../../scripts/cli/terminal.ts'
import { diagnostic } from '../../../src/validation/diagnostic.ts'
import { setLanguage } from '../../../src/validation/messages.ts'
import type { TextFile } from '../../../src/validation/types.ts'
import { siteCopy } from '../../support/siteCopy.ts'

const site = siteCopy()
const prices = 'content/prices.json'

/** What a terminal shows for a word of a file that is refused. */
function shown(text: string, word: string, file = prices): string {
  setLanguage('tr')
  const range = { offset: text.indexOf(word), length: word.length }
  const about: TextFile = { file, text, role: { kind: 'locale', name: 'common', language: 'tr' } }
  const faults = [diagnostic('json.stray', {}, file, range)]
  return inColumns(resultReport({ faults, warnings: [], files: [{ ...about, faults }] }))
}

/** The text above the carets, by the columns of a terminal. */
function aboveCarets(report: string): string {
  const lines = report.split('\n')
  const at = lines.findIndex((line) => /^ +\| +\^+$/.test(line))
  const [code = '', carets = ''] = [lines[at - 1], lines[at]]
  const letters = Array.from(new Intl.Segmenter().segment(code), ({ segment }) => segment)
  let column = 0
  return letters
    .filter((letter) => {
      const start = column
      column += stringWidth(letter)
      return carets[start] === '^'
    })
    .join('')
}

const long = '"Kontrol ve muayene", '.repeat(12)

describe.each([
  ['alone', ''],
  ['after a tab', '\t'],
  ['after letters with marks of their own', 'i\u0307lk gu\u0308n '],
  ['after wide letters and an emoji', '\u6b6f\u79d1 \u{1f9b7} '],
  ['after an invisible letter', 'a\u200bb '],
])('a mistake %s', (_, before) => {
  test.each([
    ['a short line', '', ''],
    ['the start of a long line', '', long],
    ['the middle of a long line', long, long],
    ['the end of a long line', long, ''],
  ])('has the carets under its word in %s of 80 columns', (_where, start, end) => {
    const report = shown(`{\r\n${start}${before}@yanlış@${end}\r\n}`, '@yanlış@')
    expect(aboveCarets(report)).toBe('@yanlış@')
    for (const line of report.split('\n')) expect(stringWidth(line), line).toBeLessThanOrEqual(80)
  })
})

test('a mistake longer than the line has carets up to its end', () => {
  const report = shown(`{ "a": ${'x'.repeat(300)} }`, 'x'.repeat(300))
  expect(aboveCarets(report)).toMatch(/^x{50,}$/)
})

test('a mark without its own column is pointed at with its letter', () => {
  expect(aboveCarets(shown('{ "gu\u0308n" }', '\u0308'))).toBe('u\u0308')
})

test('a missing sign at the end of a full line has its caret within 80 columns', () => {
  const report = shown(`{\n${'x'.repeat(71)}\n}`, '\n}')
  for (const line of report.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80)
})

test('a terminal links the place of a mistake, however long the path is', () => {
  const file = `content/${'uzun ad '.repeat(12)}(1).json`
  const [first] = shown('{ x }', 'x', file).split('\n')
  expect(first).toBe(`✖ ${file}:1:3,`)
})

test('a corrected line of more than 80 columns is still valid when it is copied', () => {
  site.replace(prices, '"min": 12000, "max": 13000', '"min": 12000, "max": "13000"')
  const report = inColumns(resultReport(site.validate()))
  const [, correct = ''] = /Doğrusu : ([\s\S]*)\n\n/.exec(report) ?? []
  expect(correct).toContain('\n')
  expect(JSON.parse(correct.replace(/,$/, ''))).toMatchObject({ min: 12000, max: 13000 })
})

test('a manager reads what a call does in one column, however long the calls are', () => {
  const calls: [string, string][] = [
    ['', 'lists'],
    [' -- invite NAME ROLE [DOCTOR]', 'invites'],
  ]
  expect(usageText('Usage:', 'staff', calls).split('\n')).toEqual([
    'Usage:',
    '  npm run staff                               lists',
    '  npm run staff -- invite NAME ROLE [DOCTOR]  invites',
  ])
})
