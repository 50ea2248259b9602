import { afterEach, beforeEach, expect, test } from 'vitest'
import { contractFor } from '../../../src/validation/plurals.ts'
import { localeContracts } from '../../../src/validation/schemas.ts'
import { siteCopy } from '../../support/siteCopy.ts'

const site = siteCopy()
const file = 'locales/tr/services.json'
const known = localeContracts.services ?? {}

/** Adds a plural to the contract. */
beforeEach(() => {
  localeContracts.services = { ...known, count_one: ['count'], count_other: ['count'] }
})
afterEach(() => {
  localeContracts.services = known
})

const write = (texts: Record<string, string>) =>
  site.write(file, JSON.stringify({ ...JSON.parse(site.read(file)), ...texts }))

const codes = () => site.validate().faults.map(({ code }) => code)

test('a text with a count is complete with both Turkish forms', () => {
  write({ count_one: '{{count}} hizmet', count_other: '{{count}} hizmet' })
  expect(codes()).toEqual([])
  write({ count_one: 'Tek hizmet' })
  expect(codes()).toEqual([])
})

test('a missing form is one diagnostic, with the name of the text', () => {
  write({ count_other: '{{count}} hizmet' })
  expect(codes()).toEqual(['locale.plural'])
  expect(site.validate().faults[0]?.sentence).toContain('"count"')
})

test('a form of another language is refused as unused', () => {
  write({ count_one: 'Tek hizmet', count_other: '{{count}} hizmet', count_few: 'Birkaç hizmet' })
  expect(codes()).toEqual(['locale.unknown'])
})

test('a text with a count needs its number', () => {
  write({ count_one: 'Tek hizmet', count_other: 'Hizmetler' })
  expect(codes()).toEqual(['locale.variable-lost'])
})

test('another language requires its own forms', () => {
  const contract = { title: [], row_one: ['count'], row_other: ['count'] }
  expect(Object.keys(contractFor(contract, 'ar')).sort()).toEqual([
    'row_few',
    'row_many',
    'row_one',
    'row_other',
    'row_two',
    'row_zero',
    'title',
  ])
  expect(Object.keys(contractFor(contract, 'ja'))).toEqual(['title', 'row_other'])
})
