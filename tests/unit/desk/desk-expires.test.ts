import '../../support/deskDocument.ts'
import { expect, test } from 'vitest'
import { expiryText } from '../../../src/desk/client/rows/statusText'

const now = Date.UTC(2026, 10, 21, 9)
const day = 24 * 60 * 60_000
const say = (days: number) => expiryText(new Date(now + days * day).toISOString(), now)

test('a receptionist reads in how many days a request is deleted, with emphasis if it is soon', () => {
  expect(say(180)).toEqual({ text: '180 gün sonra silinir', isSoon: false })
  expect(say(14.5)).toEqual({ text: '15 gün sonra silinir', isSoon: false })
  expect(say(12)).toEqual({ text: '12 gün sonra silinir', isSoon: true })
  expect(say(1.1).text).toBe('2 gün sonra silinir')
})

test('a receptionist reads no number on the last day, because the hour is unknown', () => {
  for (const days of [1, 0.5, 0, -0.9])
    expect(say(days)).toEqual({ text: 'Bir gün içinde silinir', isSoon: true })
})
