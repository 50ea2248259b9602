import { describe, expect, test } from 'vitest'
import { checkRequest, requestFields } from '../../../src/shared/requestSchema'

const filled = {
  name: 'Gülşen Işık',
  phone: '0532 000 00 00',
  doctor: 'Selin Ardıç',
  request: 'Muayene',
}

const errorsOf = (input: unknown) => {
  const checked = checkRequest(input)
  return checked.ok ? {} : checked.errors
}
const requestOf = (input: unknown) => {
  const checked = checkRequest(input)
  if (!checked.ok) throw new Error(`refused: ${JSON.stringify(checked)}`)
  return checked.request
}

describe('the schema of the appointment form', () => {
  test('accepts all fields unchanged', () => {
    expect(requestOf(filled)).toEqual(filled)
  })

  test('accepts an unchosen doctor and request', () => {
    expect(requestOf({ ...filled, doctor: '', request: '' })).toEqual({
      ...filled,
      doctor: '',
      request: '',
    })
  })

  test('requires a name and a phone', () => {
    expect(errorsOf({ ...filled, name: '', phone: '' })).toEqual({
      name: 'required',
      phone: 'required',
    })
  })

  test.each([' ', '\t\n', '\u00a0', '\u200b', '\u202a\u202c', '\u0000'])(
    'rejects the invisible name %j',
    (name) => {
      expect(errorsOf({ ...filled, name })).toEqual({ name: 'required' })
    },
  )

  test('removes direction marks from a pasted phone number', () => {
    expect(requestOf({ ...filled, phone: ' \u202a+90 532 000 00 00\u202c ' }).phone).toBe(
      '+90 532 000 00 00',
    )
  })

  test('keeps a phone number as typed, in any format', () => {
    for (const phone of ['0532-000-00-00', '(0532) 000 00 00', 'dahili 14']) {
      expect(requestOf({ ...filled, phone }).phone).toBe(phone)
    }
  })

  test('composes a name typed with decomposed letters', () => {
    expect(requestOf({ ...filled, name: 'Gülşen Işık'.normalize('NFD') }).name).toBe('Gülşen Işık')
  })

  test('replaces a line break or a NUL inside a name by a space', () => {
    expect(requestOf({ ...filled, name: 'Gülşen\r\n\u0000Işık' }).name).toBe('Gülşen Işık')
    expect(requestOf({ ...filled, name: 'Gülşen\ud800 Işık' }).name).toBe('Gülşen  Işık')
  })

  test('accepts a value of the maximum length, and rejects one character more', () => {
    const lengths = { name: 120, phone: 40, doctor: 120, request: 120 }
    expect(requestFields).toEqual(Object.keys(lengths))
    for (const field of requestFields) {
      const longest = 'ş'.repeat(lengths[field])
      expect(errorsOf({ ...filled, [field]: longest })).toEqual({})
      expect(errorsOf({ ...filled, [field]: `${longest}ş` })).toEqual({ [field]: 'tooLong' })
    }
  })

  test.each(['\u3164', '\u115F\u1160', '\u2800', '\uFFA0 \u3164', '\u034F'])(
    'rejects a name of only the invisible characters %j',
    (name) => expect(errorsOf({ ...filled, name })).toEqual({ name: 'required' }),
  )

  test('ignores blanks around a value', () => {
    const name = `${' '.repeat(200)}Gülşen${' '.repeat(200)}`
    expect(requestOf({ ...filled, name }).name).toBe('Gülşen')
  })
})

describe('a malformed body', () => {
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a list', [filled]],
    ['a text', 'Gülşen'],
    ['a number for a phone', { ...filled, phone: 5320000000 }],
    ['null for an unchosen doctor', { ...filled, doctor: null }],
    ['a missing field', { name: filled.name, phone: filled.phone, doctor: '' }],
    ['a fifth field', { ...filled, note: 'x' }],
    ['a field named __proto__', JSON.parse(`{"__proto__":"x",${JSON.stringify(filled).slice(1)}`)],
  ])('is %s, which a visitor could not correct', (_what, input) => {
    expect(checkRequest(input)).toMatchObject({ ok: false, malformed: true })
  })

  test('is not one with an error that a visitor can correct', () => {
    expect(checkRequest({ ...filled, name: '' })).toMatchObject({ ok: false, malformed: false })
  })
})
