import '../../support/deskDocument.ts'
import { expect, test } from 'vitest'
import { shownText, storedText } from '../../../src/editor/client/slots.ts'
import { texts } from '../../../src/editor/client/text.ts'
import { localeContracts } from '../../../src/validation/schemas.ts'

const heading = '{{site}}, {{city}}: {{time, ending(ones: a)}}'

test('an editor reads words for the placeholders of a text, and what she types keeps them', () => {
  const shown = shownText(heading)
  expect(shown).toBe('‹kliniğin tam adı›, ‹şehir›: ‹saat›')
  expect(storedText(`Yeni ${shown}`, heading)).toBe(`Yeni ${heading}`)
  expect(storedText('‹ilçe› ve {{city}}', '')).toBe('{{district}} ve {{city}}')
})

test.each([
  ['‹kliniğin tam adı, ‹şehir›', ', {{city}}'],
  ['kliniğin tam adı›, ‹şehir›', ', {{city}}'],
  ['‹kliniğin tXam adı›, ‹şehir›', 'X, {{city}}'],
  ['‹şehir›', '{{city}}'],
])('an editor who deletes a part of a placeholder deletes it whole: %s', (typed, stored) => {
  expect(storedText(typed, '{{site}}, {{city}}')).toBe(stored)
})

test('an editor reads a word of its own for every placeholder', () => {
  const names = Object.values(localeContracts).flatMap((file) => Object.values(file).flat())
  expect(names.filter((name) => !(name in texts.slots))).toEqual([])
  expect(new Set(Object.values(texts.slots)).size).toBe(Object.keys(texts.slots).length)
})
