import type { Page } from '@playwright/test'
import { phone } from '../support/phone.ts'
import { content, expect, paths, test, tr, visit } from './fixtures.ts'
import {
  answerWith,
  fillIn,
  openFormInTime,
  passReload,
  submitButton,
} from './support/appointmentForm.ts'
import { readAloud } from './support/reader.ts'

test.use(phone)

test('a screen reader reads first whose site it is and how to book, then address, hours and numbers', async ({
  page,
}) => {
  const { name, address, phones, hours } = content('clinic')
  await visit(page, paths.home)
  const first = (await readAloud(page, '#root')).slice(0, 12)
  expect(first).toContain(`link: ${tr('common', 'siteName', { clinic: name })}`)
  expect(first.filter((each) => /^(link|button): Randevu al$/i.test(each))).not.toEqual([])
  await visit(page, paths.contact)
  const told = (await readAloud(page, 'main')).join('\n')
  for (const fact of [
    address.street,
    `link: ${phones.landline}`,
    `link: ${phones.mobile}`,
    ...hours.map(({ open, close }) => `${open}-${close}`.replaceAll(':', '.')),
  ]) {
    expect(told).toContain(fact)
  }
})

/** Records the texts of live regions, each of which must exist before its text. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = []
    Reflect.set(window, 'heard', heard)
    for (const region of document.querySelectorAll(
      '[role=status], [role=alert], [aria-live=polite]',
    )) {
      new MutationObserver(() => {
        const text = region.textContent?.trim()
        if (text && heard.at(-1) !== text) heard.push(text)
      }).observe(region, { childList: true, characterData: true, subtree: true })
    }
  })
const heard = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'heard'))

test('a screen reader announces success once, and finds the message at the focus after the reload', async ({
  page,
}) => {
  await answerWith(page, 201)
  await openFormInTime(page)
  await fillIn(page)
  await listen(page)
  await submitButton(page).click()
  await expect.poll(() => heard(page)).toEqual([tr('appointment', 'toast.success')])
  await passReload(page)
  const news = page.getByRole('heading', { name: tr('appointment', 'arrived'), level: 2 })
  await expect(news).toBeFocused()
})
