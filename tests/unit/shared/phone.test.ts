import { describe, expect, test } from 'vitest'
import { chatHref } from '../../../src/shared/formats/chat'
import { telHref } from '../../../src/shared/formats/phone'

describe('links made of a phone number', () => {
  test('a visitor who taps a number calls it in international form', () => {
    expect(telHref('+90 212 000 00 00')).toBe('tel:+902120000000')
  })

  test('a number written with brackets and dashes is called by its digits', () => {
    expect(telHref(' +90 (212) 000-00-00 ')).toBe('tel:+902120000000')
  })

  test('a national number gets no plus it does not have', () => {
    expect(telHref('0212 000 00 00')).toBe('tel:02120000000')
  })

  test('a visitor who opens the chat finds the greeting typed in, Turkish letters whole', () => {
    const chat = { phone: '+90 500 000 00 00', greeting: 'Merhaba, şu & bu?' }
    const href = chatHref({ app: 'whatsapp', ...chat })
    expect(href).toBe('https://wa.me/905000000000?text=Merhaba%2C%20%C5%9Fu%20%26%20bu%3F')
    expect(new URL(href).searchParams.get('text')).toBe('Merhaba, şu & bu?')
    expect(chatHref({ app: 'telegram', ...chat })).toMatch(
      /^https:\/\/t\.me\/\+905000000000\?text=/,
    )
  })
})
