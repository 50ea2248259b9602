import type { Node } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { resultReport } from '../../../scripts/cli/check/output/text.ts'
import { readUnchecked } from '../../../src/content/loading/readJson.ts'
import { nodeBelow } from '../../../src/validation/position.ts'
import { repeatedItem } from '../../../src/validation/schema/repeatedItem.ts'
import { siteCopy } from '../../support/siteCopy.ts'

const site = siteCopy()
const clinic = 'content/clinic.json'
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
const found = () => site.validate().faults.map(({ code, file }) => `${file} ${code}`)

/** The clinic's facts with more fields. */
function writeFields(count: number): void {
  const fields = Array.from({ length: count }, (_, at) => [`yok${at}`, at])
  const facts = { ...JSON.parse(site.read(clinic)), ...Object.fromEntries(fields) }
  site.write(clinic, JSON.stringify(facts))
}

test.each([65, 5000, 100_000])(
  'a file with %i brackets in each other is refused at the bracket',
  (levels) => {
    const text = `{ "name": "[\\"[", "a": ${nested(levels - 1)} }`
    site.write(clinic, text)
    const { faults } = site.validate()
    expect(faults.map(({ code }) => code)).toEqual(['json.deep'])
    expect(faults[0]?.range.offset).toBe(text.indexOf('[[') + 63)
  },
)

test.each(['content/site.json', 'locales/tr/common.json', 'content/pages.json'])(
  'brackets without an end are one diagnostic in %s',
  (file) => {
    site.write(file, '['.repeat(100_000))
    expect(found()).toContain(`${file} json.deep`)
  },
)

test('a clinic with 64 brackets in each other reads the mistake that they are', () => {
  site.write(clinic, nested(64))
  expect(found()).not.toContain(`${clinic} json.deep`)
})

test('the server names a file that is nested too deeply', () => {
  site.write(clinic, nested(5000))
  expect(() => readUnchecked(site.path(clinic))).toThrow(/clinic\.json cannot be read: .*64 levels/)
})

test('a file of more than 256 KB is refused with its size', () => {
  site.write(clinic, `{ "name": "${'a'.repeat(300 * 1024)}" }`)
  const { faults } = site.validate()
  expect(faults.map(({ code }) => code)).toEqual(['file.large'])
  expect(faults[0]?.sentence).toContain('300 KB')
})

test.each([
  ['numbers', '0', 5000],
  ['texts with commas', '"a, b"', 5000],
  ['records with a field', '{ "a": 0 }', 2500],
])('a list of more than 5,000 values is refused where they begin: %s', (_, value, most) => {
  const list = (length: number) => `[${Array(length).fill(value)}]`
  site.write(clinic, list(most))
  expect(found()).not.toContain(`${clinic} json.many`)
  site.write(clinic, list(most + 1))
  const [fault] = site.validate().faults
  expect(fault).toMatchObject({ code: 'json.many', range: { offset: list(most).length - 1 } })
})

test('an editor with 500 mistakes in a file reads a hundred, and how many are left', () => {
  writeFields(500)
  const { faults } = site.validate()
  expect(resultReport(site.validate())).toMatch(/^500 sorun bulundu\./m)
  expect(faults).toHaveLength(101)
  expect(faults.slice(0, 100).every(({ code }) => code === 'field.unknown')).toBe(true)
  expect(faults[100]).toMatchObject({ code: 'file.more', file: clinic })
  expect(faults[100]?.sentence).toContain(' 400 ')
})

test('an editor with 4,000 mistakes in a file reads a hundred, and that at least 900 are left', () => {
  writeFields(4000)
  const { faults } = site.validate()
  expect(resultReport(site.validate())).toMatch(/^En az 1000 sorun bulundu\./m)
  expect(faults).toHaveLength(101)
  expect(faults[100]?.sentence).toContain(' 900 ')
})

test('an editor with a hundred mistakes in a file reads them all', () => {
  writeFields(100)
  const { faults } = site.validate()
  expect(faults.map(({ code }) => code)).toEqual(Array(100).fill('field.unknown'))
})

test('a day that is twice in a list is found by reading each item once', () => {
  let reads = 0
  const day = (name: string) => ({
    toJSON() {
      reads += 1
      return name
    },
  })
  const days = Array.from({ length: 20_000 }, (_, at) => day(`day${at}`))
  expect(repeatedItem(days)).toBe(-1)
  expect(reads).toBe(20_000)
  expect(repeatedItem([day('monday'), ...days, day('monday')])).toBe(0)
})

test('the places of all values are found by reading each name once', () => {
  let reads = 0
  const name = (at: number) => ({
    get value() {
      reads += 1
      return `name${at}`
    },
  })
  const properties = Array.from({ length: 500 }, (_, at) => ({
    type: 'property',
    children: [name(at), { type: 'number', offset: at, length: 1 }],
  }))
  const tree = { type: 'object', offset: 0, length: 1, children: properties } as unknown as Node
  for (let at = 0; at < 500; at += 1) expect(nodeBelow(tree, [`name${at}`])?.offset).toBe(at)
  expect(reads).toBe(500)
})
