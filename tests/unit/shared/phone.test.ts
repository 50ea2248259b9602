import { describe, expect, test } from 'vitest'
import { chatHref } from '../../../src/shared/formats/chat'
import { seemsShort, telHref } from '../../../src/shared/formats/phone'

describe('a link with a phone number', () => {
  test('calls it in international form', () => {
    expect(telHref('+90 212 000 00 00')).toBe('tel:+902120000000')
  })

  test('calls the digits of a number with brackets and dashes', () => {
    expect(telHref(' +90 (212) 000-00-00 ')).toBe('tel:+902120000000')
  })

  test('adds no plus to a national number', () => {
    expect(telHref('0212 000 00 00')).toBe('tel:02120000000')
  })

  test('opens a chat with the greeting typed in, including Turkish letters', () => {
    const chat = { phone: '+90 500 000 00 00', greeting: 'Merhaba, şu & bu?' }
    const href = chatHref({ app: 'whatsapp', ...chat })
    expect(href).toBe('https://wa.me/905000000000?text=Merhaba%2C%20%C5%9Fu%20%26%20bu%3F')
    expect(new URL(href).searchParams.get('text')).toBe('Merhaba, şu & bu?')
    expect(chatHref({ app: 'telegram', ...chat })).toMatch(
      /^https:\/\/t\.me\/\+905000000000\?text=/,
    )
  })
})

describe('a phone that a patient types', () => {
  const turkish = '+90 212 000 00 00'

  test.each(['123', '0532 777 22 3', '+90 532 777 22 3', '0090 532 777 22', '+44 7700', 'yok'])(
    'looks short in Turkey: %s',
    (written) => {
      expect(seemsShort(written, turkish)).toBe(true)
    },
  )

  test.each([
    '0532 777 22 33',
    '532 777 22 33',
    '+90 (0)532 777 22 33',
    '00905327772233',
    '905327772233',
    '+372 5123 456',
    '\u0660\u0665\u0663\u0662 \u0667\u0667\u0667 \u0662\u0662 \u0663\u0663',
    '0532 777 22 33 dahili 4',
    ' ',
  ])('does not look short in Turkey: %s', (written) => {
    expect(seemsShort(written, turkish)).toBe(false)
  })

  test('is compared with the digits alone of the clinic, which a page from right to left isolates', () => {
    expect(seemsShort('0532 777 22 33', `\u2066${turkish}\u2069`)).toBe(false)
    expect(seemsShort('0532 777 22 3', `\u2066${turkish}\u2069`)).toBe(true)
  })
})
