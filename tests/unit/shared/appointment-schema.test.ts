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

describe('what a visitor enters in the appointment form', () => {
  test('a visitor who fills in everything is understood as written', () => {
    expect(requestOf(filled)).toEqual(filled)
  })

  test('a visitor may leave doctor and request unchosen', () => {
    expect(requestOf({ ...filled, doctor: '', request: '' })).toEqual({
      ...filled,
      doctor: '',
      request: '',
    })
  })

  test('a visitor who enters neither name nor phone is told of both', () => {
    expect(errorsOf({ ...filled, name: '', phone: '' })).toEqual({
      name: 'required',
      phone: 'required',
    })
  })

  test.each([' ', '\t\n', '\u00a0', '\u200b', '\u202a\u202c', '\u0000'])(
    'a name that nobody can see (%j) is no name',
    (name) => {
      expect(errorsOf({ ...filled, name })).toEqual({ name: 'required' })
    },
  )

  test('a phone number pasted with direction marks is kept without them', () => {
    expect(requestOf({ ...filled, phone: ' \u202a+90 532 000 00 00\u202c ' }).phone).toBe(
      '+90 532 000 00 00',
    )
  })

  test('a phone number stays as typed, no format is asked for', () => {
    for (const phone of ['0532-000-00-00', '(0532) 000 00 00', 'dahili 14']) {
      expect(requestOf({ ...filled, phone }).phone).toBe(phone)
    }
  })

  test('a name typed on a keyboard that splits its letters is stored whole', () => {
    expect(requestOf({ ...filled, name: 'Gülşen Işık'.normalize('NFD') }).name).toBe('Gülşen Işık')
  })

  test('a line break or a NUL inside a name becomes a space', () => {
    expect(requestOf({ ...filled, name: 'Gülşen\r\n\u0000Işık' }).name).toBe('Gülşen Işık')
    expect(requestOf({ ...filled, name: 'Gülşen\ud800 Işık' }).name).toBe('Gülşen  Işık')
  })

  test('a value is accepted at its longest and refused one letter later', () => {
    const lengths = { name: 120, phone: 40, doctor: 120, request: 120 }
    expect(requestFields).toEqual(Object.keys(lengths))
    for (const field of requestFields) {
      const longest = 'ş'.repeat(lengths[field])
      expect(errorsOf({ ...filled, [field]: longest })).toEqual({})
      expect(errorsOf({ ...filled, [field]: `${longest}ş` })).toEqual({ [field]: 'tooLong' })
    }
  })

  test.each(['\u3164', '\u115F\u1160', '\u2800', '\uFFA0 \u3164', '\u034F'])(
    'a name of nothing but %j, which nobody can see, is no name',
    (name) => expect(errorsOf({ ...filled, name })).toEqual({ name: 'required' }),
  )

  test('blanks around a value do not count', () => {
    const name = `${' '.repeat(200)}Gülşen${' '.repeat(200)}`
    expect(requestOf({ ...filled, name }).name).toBe('Gülşen')
  })
})

describe('what is not an appointment request', () => {
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
  ])('%s is malformed, not a fault a visitor could correct', (_what, input) => {
    expect(checkRequest(input)).toMatchObject({ ok: false, malformed: true })
  })

  test('a fault a visitor can correct is not called malformed', () => {
    expect(checkRequest({ ...filled, name: '' })).toMatchObject({ ok: false, malformed: false })
  })
})
