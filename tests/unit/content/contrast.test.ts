import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSites } from '../../../src/content/loading/read.ts'
import { contrast, tokenOf } from '../../../src/content/theme/colours.ts'
import { least, pairs } from '../../../src/content/theme/pairs.ts'
import { ratioOf, readableColour } from '../../../src/content/theme/readable.ts'

const root = join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const { colours } = readSites(join(root, 'tests/fixtures/clinics/mercan')).own.theme

test('black on white has a contrast of 21 to 1, a colour on itself 1 to 1', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5)
  expect(contrast([18, 40, 46], [18, 40, 46])).toBe(1)
})

describe('a visitor with low vision reads', () => {
  test.each(pairs)('$front on $ground ($where)', (pair) => {
    expect(ratioOf(pair, colours)).toBeGreaterThanOrEqual(least[pair.kind])
  })
})

test('no text has a colour that is missing from the table', () => {
  const listed = new Set(pairs.map(({ front }) => tokenOf(front)))
  const roles = ['text', 'text-quiet', 'heading', 'link', 'accent-text', 'error']
  const rule = new RegExp(`^\\s*(?:color|--(?:${roles.join('|')})): var\\(--([a-z0-9-]+)\\)`, 'gm')
  // Desk and editor have a dark scheme too; axe measures both in browser tests.
  const sheets = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !/^(?:desk|editor)\//.test(file))
    .map((file) => read(join('src', file)))
  const used = sheets.flatMap((css) => [...css.matchAll(rule)].map(([, token = '']) => token))
  expect(used.length).toBeGreaterThan(50)
  // The ground is the text colour of a hovered button; the accent, that of a name's full stop.
  const unknown = used.filter(
    (token) => !listed.has(`--${token}`) && ![...roles, 'ground', 'accent'].includes(token),
  )
  expect(unknown).toEqual([])
})

test('a text that is too light is darkened as far as necessary', () => {
  const grey = pairs.filter(({ front }) => front === 'inkQuiet')
  const right = readableColour('inkQuiet', grey, { ...colours, inkQuiet: '#8899A0' })
  const ratios = grey.map((pair) => ratioOf(pair, { ...colours, inkQuiet: right }) ?? 0)
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5)
  expect(Math.min(...ratios)).toBeLessThan(4.6)
})

test('a text on a light and a dark background gets no suggested colour', () => {
  const torn = { ...colours, ink: '#777777', paper: '#767676', surface: '#000000' }
  const both = pairs.filter(({ front, ground }) => front === 'ink' && ground !== 'soft')
  expect(readableColour('ink', both, torn)).toBeUndefined()
})
