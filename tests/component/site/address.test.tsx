import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, content, openPage, text } from '../support/site'

const { clinic } = content

const { street, postalCode, district, city } = clinic.address
const news = (key: string) =>
  page.getByRole('status').filter({ hasText: text(`contact:address.${key}`) })

test('a visitor copies the address and reads so', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await openPage('contact')
  await button(text('contact:address.copy')).click()
  await expect.element(news('copied')).toBeVisible()
  const area = text('contact:address.area', { postalCode, district, city })
  expect(written.mock.calls).toEqual([[`${street}, ${area}`]])
})

test('a visitor whose clipboard is denied sees the address selected instead', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'))
  await openPage('contact')
  await button(text('contact:address.copy')).click()
  await expect.element(news('selected')).toBeVisible()
  expect(String(getSelection()).replace(/\s+/g, ' ')).toContain(`${street} ${postalCode}`)
})
