import { expect, test } from 'vitest'
import { readFacts } from '../../../src/content/loading/clinicFacts'
import { translatedClinic } from '../../support/translatedClinic.ts'

test('the server reads its texts in a further language, and the facts of the clinic', () => {
  const { root } = translatedClinic([{ code: 'en', abroad: false }])
  const [own, english = own] = readFacts(root)
  expect(english.strings.errors.tooMany).toBe(`en ${own.strings.errors.tooMany}`)
  expect(english.locale).toEqual({ lang: 'en', dir: 'ltr' })
  expect(english.clinic.phones).toEqual(own.clinic.phones)
  expect(english.choices.doctors).toEqual(own.choices.doctors.map((name) => `en ${name}`))
  expect(own.languages).toEqual(['tr', 'en'])
})
