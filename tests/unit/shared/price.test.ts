import { expect, test } from 'vitest'
import { formatPrice } from '../../../src/shared/formats/inLanguage'

test('a visitor reads a range with both bounds, without separators', () => {
  expect(formatPrice({ min: 1500, max: 2000 })).toBe('1500 - 2000')
  expect(formatPrice({ min: 40000, max: 60000 })).toBe('40000 - 60000')
})

test('a visitor reads one amount where both bounds are the same', () => {
  expect(formatPrice({ min: 1500, max: 1500 })).toBe('1500')
})

test('a treatment without a price has no text', () => {
  expect(formatPrice({})).toBeUndefined()
})

test('a visitor reads a price of zero, unlike a missing price', () => {
  expect(formatPrice({ min: 0, max: 0 })).toBe('0')
})
