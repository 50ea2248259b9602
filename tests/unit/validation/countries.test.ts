import { describe, expect, test } from 'vitest'
import { siteCopy } from '../../support/siteCopy.ts'

const site = siteCopy()
const clinic = 'content/clinic.json'

const told = () => site.validate().faults.map(({ code, path }) => `${path?.join('.')} ${code}`)
const advice = () => site.validate().faults.map(({ sentence }) => sentence)

/** Moves the clinic to Düsseldorf. */
function moveToGermany() {
  site.replace('content/site.json', '"TR"', '"DE"')
  site.replace(clinic, '"mobile": "+90 500 000 00 00"', '"mobile": "+49 171 3920012"')
  site.replace(clinic, '"landline": "+90 212 000 00 00"', '"landline": "+49 211 1234567"')
  site.replace(clinic, '"phone": "+90 500 000 00 00"', '"phone": "+49 171 3920012"')
  site.replace(clinic, '"phone": "+90 212 000 00 01"', '"phone": "+49 211 7654321"')
  site.replace(clinic, '"34030"', '"40213"')
  site.replace(clinic, '"latitude": 41.0481', '"latitude": 51.2254')
  site.replace(clinic, '"longitude": 28.9003', '"longitude": 6.7763')
}

describe('an editor whose clinic is in Germany', () => {
  test('can write German phone numbers, a German postal code and a place in Germany', () => {
    moveToGermany()
    expect(told()).toEqual([])
  })

  test('can group digits freely', () => {
    moveToGermany()
    site.replace(clinic, '+49 211 1234567', '+49 211 123 45 67')
    expect(told()).toEqual([])
  })

  test.each([
    [
      'a landline for the mobile',
      '+49 171 3920012',
      '+49 30 23125000',
      'phones.mobile phone.not-mobile',
    ],
    [
      'a mobile for the landline',
      '+49 211 1234567',
      '0171 3920012',
      'phones.landline phone.not-landline',
    ],
    ['a national number', '+49 211 1234567', '0211/1234567', 'phones.landline value.form'],
    ['a Turkish number', '+49 211 1234567', '+90 212 000 00 00', 'phones.landline value.form'],
    ['a postal code of four digits', '40213', '4021', 'address.postalCode value.form'],
    ['the place in Istanbul', '51.2254', '41.0481', 'map.latitude value.low'],
  ])('reads an error about %s', (_, from, to, diagnostic) => {
    moveToGermany()
    site.replace(clinic, from, to)
    expect(told()).toEqual([diagnostic])
  })

  test('reads the German format and the corrected number', () => {
    moveToGermany()
    site.replace(clinic, '+49 211 1234567', '0211/1234567')
    const [diagnostic] = site.validate().faults
    expect(diagnostic?.correct).toContain('"+49 211 1234567"')
    expect(diagnostic?.sentence).toContain('+49')
    expect(diagnostic?.example).toBe('"+49 30 23125000"')
  })

  test('reads that latitude and longitude are swapped, by the borders of Germany', () => {
    moveToGermany()
    site.replace(
      clinic,
      '"latitude": 51.2254,\n    "longitude": 6.7763',
      '"latitude": 6.7763,\n    "longitude": 51.2254',
    )
    expect(told()).toEqual(['map.latitude map.turned-point'])
    expect(advice()[0]).toMatch(/47 ile 56.*5 ile 16/)
  })
})

test('an editor reads an unknown country as one error, without consequences of it', () => {
  moveToGermany()
  site.replace('content/site.json', '"DE"', '"ZZ"')
  expect(told()).toEqual(['country value.option'])
  expect(site.validate().faults[0]?.expected).toContain('"DE" (Almanya)')
})
