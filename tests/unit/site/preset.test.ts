import { describe, expect, test } from 'vitest'
import { presetSearch, readPreset } from '../../../src/site/sections/appointment/preset'

const choices = {
  doctorChoices: [
    { id: 'selin-ardic', value: 'Selin Ardıç' },
    { id: 'kerem-yaliner', value: 'Kerem Yalıner' },
  ],
  requestChoices: [{ value: 'Muayene' }, { value: 'Devam Eden Tedavi' }, { value: 'Diş Estetiği' }],
}
const read = (search: string) => readPreset(search, choices)
const nothing = { doctor: undefined, request: undefined }

describe('a link to the appointment form', () => {
  test('has the doctor’s id and the request in ASCII letters', () => {
    expect(read('?doctor=kerem-yaliner&request=dis-estetigi')).toEqual({
      doctor: 'Kerem Yalıner',
      request: 'Diş Estetiği',
    })
  })

  test('is read for every doctor and request', () => {
    for (const { id, value } of choices.doctorChoices) {
      for (const request of choices.requestChoices.map((each) => each.value)) {
        const query = new URLSearchParams(presetSearch({ doctor: id, request }))
        expect([...query].join()).toMatch(/^[a-z,-]+$/)
        expect(read(`?${query}`)).toEqual({ doctor: value, request })
      }
    }
  })

  test('has no query if nothing is chosen', () => {
    expect(presetSearch({})).toEqual({})
    expect(presetSearch({ doctor: undefined, request: undefined })).toEqual({})
  })

  test.each([
    '',
    '?',
    '?doctor=&request=',
    '?doctor=kimse&request=botoks',
    '?doctor=Selin%20Ard%C4%B1%C3%A7',
    '?doctor=selin-ardic&doctor=kerem-yaliner',
    '?request=muayene&request=muayene',
    '?doktor=selin-ardic&talep=muayene',
    '?doctor[]=selin-ardic',
    '?doctor=__proto__&request=constructor',
    '?request=%E0%A4%A',
    `?request=${'a'.repeat(5000)}`,
  ])('with %s chooses nothing', (search) => {
    expect(read(search)).toEqual(nothing)
  })

  test('keeps a valid choice beside an invalid one', () => {
    expect(read('?utm_source=x&request=muayene&doctor=kimse')).toEqual({
      doctor: undefined,
      request: 'Muayene',
    })
  })
})
