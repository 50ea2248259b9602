import { expect, test } from 'vitest'
import { firstFit, minutesAt } from '../../../src/desk/client/day/fitting'

const gap = (from: string, to: string) => ({ from: `2033-05-02T${from}`, to: `2033-05-02T${to}` })
const gaps = [gap('11:00', '11:10'), gap('12:00', '12:45'), gap('14:00', '23:00')]
const at = (time: string) => `2033-05-02T${time}`

test('a receptionist who enters a patient is offered the first gap that is long enough', () => {
  expect(firstFit(gaps, at('09:00'), 10)).toBe(at('11:00'))
  expect(firstFit(gaps, at('09:00'), 30)).toBe(at('12:00'))
  expect(firstFit(gaps, at('12:14'), 30)).toBe(at('12:15'))
  expect(firstFit(gaps, at('12:16'), 30)).toBe(at('14:00'))
  expect(firstFit(gaps, at('22:45'), 30)).toBeUndefined()
})

test('a receptionist who chooses a short gap gets a length that fits it', () => {
  expect(minutesAt(gaps, at('11:00'), 30)).toBe(10)
  expect(minutesAt(gaps, at('12:30'), 30)).toBe(15)
  expect(minutesAt(gaps, at('14:00'), 30)).toBe(30)
  expect(minutesAt(gaps, at('13:00'), 30)).toBe(30)
})
