import { expect, type Locator, type Page } from '@playwright/test'
import { content, tr } from './content.ts'
import { paths, visit } from './visit.ts'

export type Entries = { name: string; phone: string; doctor?: string; request?: string }

export const visitor: Required<Entries> = {
  name: 'Gülşen Işık',
  phone: '0532 000 00 00',
  doctor: content('doctors').doctors[1]?.name ?? '',
  request: content('clinic').requestOptions[2] ?? '',
}

/** The endpoint's address, with any `VITE_API_HOST`. */
export const endpoint = '**/api/randevus'

/** Opens the page and waits until the script validates the form instead of the browser. */
export async function openForm(page: Page): Promise<void> {
  await visit(page, paths.appointment)
  await expect(form(page)).toHaveJSProperty('noValidate', true)
}

/** Opens the page with a paused clock. */
export async function openFormInTime(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-23T10:00:00+03:00') })
  await openForm(page)
  await page.clock.pauseAt(new Date('2026-11-23T11:00:00+03:00'))
}

/**
 * Reloads the page by moving the clock 2.5 seconds on, then lets it run, because the app of the
 * new document waits for frames.
 */
export async function passReload(page: Page): Promise<void> {
  await page.clock.runFor(2500)
  await page.clock.resume()
}

export const form = (page: Page): Locator =>
  page.getByRole('form', { name: tr('appointment', 'title') })

export const field = (page: Page, name: keyof Entries): Locator =>
  form(page).getByLabel(tr('appointment', `fields.${name}`), { exact: true })

/** Located by position, because its text changes while it sends. */
export const submitButton = (page: Page): Locator => form(page).locator('button[type=submit]')

export const complaints = (page: Page): Locator =>
  page.getByText(tr('appointment', 'errors.required'), { exact: true })

export const successToast = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: /./ })
export const failureToast = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: /./ })

export const arrivedPanel = (page: Page): Locator =>
  page.getByRole('heading', { name: tr('appointment', 'arrived'), exact: true })

/** The message after a failure, with the clinic's number. */
export const failedNotice = (page: Page): Locator =>
  page.getByText(tr('appointment', 'failed.text', { phone: content('clinic').phones.landline }), {
    exact: true,
  })

export async function fillIn(page: Page, entries: Entries = visitor): Promise<void> {
  await field(page, 'name').fill(entries.name)
  await field(page, 'phone').fill(entries.phone)
  if (entries.doctor !== undefined) await field(page, 'doctor').selectOption(entries.doctor)
  if (entries.request !== undefined) await field(page, 'request').selectOption(entries.request)
}

/** The values of the fields in order. */
export const held = async (page: Page): Promise<string[]> =>
  Promise.all(
    (['name', 'phone', 'doctor', 'request'] as const).map((name) => field(page, name).inputValue()),
  )

/** Answers every request to the endpoint with a status. */
export const answerWith = (page: Page, status: number): Promise<unknown> =>
  page.route(endpoint, (route) => route.fulfill({ status, json: {} }))
