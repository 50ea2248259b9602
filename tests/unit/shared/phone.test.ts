import { describe, expect, test } from 'vitest'
import { chatHref } from '../../../src/shared/formats/chat'
import { telHref } from '../../../src/shared/formats/phone'

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
