import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSites } from '../../../src/content/loading/read.ts'
import { colourOf, contrast, tokenOf } from '../../../src/content/theme/colours.ts'
import { oklchOf } from '../../../src/content/theme/oklch.ts'
import { darkPairs, least, pairs } from '../../../src/content/theme/pairs.ts'
import { darkColours } from '../../../src/content/theme/palette.ts'
import { ratioOf, readableColour } from '../../../src/content/theme/readable.ts'

const root = join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const themeOf = (clinic: string) =>
  readSites(join(root, 'tests/fixtures/clinics', clinic)).own.theme
const { colours } = themeOf('mercan')

test('black on white has a contrast of 21 to 1, a colour on itself 1 to 1', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5)
  expect(contrast([18, 40, 46], [18, 40, 46])).toBe(1)
})

describe('a visitor in dark surroundings reads', () => {
  test.each(darkPairs)('$front on $ground ($where), at every clinic', (pair) => {
    for (const clinic of ['mercan', 'duesseldorf', 'utrecht'])
      expect(ratioOf(pair, darkColours(themeOf(clinic))), clinic).toBeGreaterThanOrEqual(
        least[pair.kind],
      )
  })
})

test('a clinic with colours of its own gets its hue in dark surroundings, and keeps what it states', () => {
  const theme = { colours: { ...colours, primary: '#7B1FA2' }, dark: { ink: '#FFFFFF' } }
  const { paper, primary, ink, deep } = darkColours(theme)
  expect({ ink, deep }).toEqual({ ink: '#FFFFFF', deep: colours.deep })
  for (const hex of [paper, primary])
    expect(oklchOf(colourOf(hex) ?? [0, 0, 0]).h).toBeCloseTo(
      oklchOf(colourOf('#7B1FA2') ?? [0, 0, 0]).h,
      0,
    )
})

test('no text has a colour that is missing from the table', () => {
  const listed = new Set(pairs.map(({ front }) => tokenOf(front)))
  const roles = ['text', 'text-quiet', 'heading', 'link', 'accent-text', 'error']
  const rule = new RegExp(`^\\s*(?:color|--(?:${roles.join('|')})): var\\(--([a-z0-9-]+)\\)`, 'gm')
  // Axe measures desk and editor in browser tests.
  const sheets = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !/^(?:desk|editor)\//.test(file))
    .map((file) => read(join('src', file)))
  const used = sheets.flatMap((css) => [...css.matchAll(rule)].map(([, token = '']) => token))
  expect(used.length).toBeGreaterThan(50)
  // The ground is the text colour of a hovered button; the accent, that of a name's full stop. The
  // others are colours of the table by another name.
  const known = [...roles, 'ground', 'accent', 'on-deep', 'on-deep-quiet']
  const unknown = used.filter((token) => !listed.has(`--${token}`) && !known.includes(token))
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
