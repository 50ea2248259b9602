import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { content, main, openPage, pass, text } from '../support/site'

const { clinic } = content

/** A Saturday after closing, and the Monday after it while the clinic is open. */
const evening = Date.parse('2026-11-28T20:00:00+03:00')
const noon = Date.parse('2026-11-30T12:00:00+03:00')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})

const headings = () => main().getByRole('heading', { level: 2 }).elements()
const boxes = () => headings().map((heading) => heading.getBoundingClientRect().toJSON())

/** The case that is marked as the present one. */
const marked = () =>
  main().getByText(text('pain:now'), { exact: true }).element().nextElementSibling?.textContent

test('a visitor in pain sees which case applies now, and nothing moves when that changes', async () => {
  await page.viewport(360, 740)
  vi.setSystemTime(evening)
  await openPage('pain')
  const before = boxes()
  await pass(0)
  await expect.poll(marked).toBe(text('pain:closed.title'))
  expect(boxes()).toEqual(before)
  vi.setSystemTime(noon)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(marked).toBe(text('pain:open.title'))
  expect(boxes()).toEqual(before)
})

test('a visitor in pain calls, writes and sends a request, at any hour', async () => {
  vi.setSystemTime(noon)
  await openPage('pain')
  const ways = main().getByRole('link').elements()
  expect(ways.map((way) => way.getAttribute('href')?.replace(/\?.*/, ''))).toEqual([
    '/',
    'tel:112',
    `tel:${clinic.phones.landline.replaceAll(' ', '')}`,
    `https://wa.me/${clinic.chat?.phone.replace(/\D/g, '')}`,
    '/randevu',
  ])
})

test('a visitor in pain reads where to go until the clinic opens, and when, and cannot dial a sample', async () => {
  vi.setSystemTime(evening)
  await openPage('pain')
  const [centre] = content.clinic.dutyCentres ?? []
  if (!centre) throw new Error('the fixture has no centre on duty')
  const entry = main().getByRole('listitem').filter({ hasText: centre.name })
  await expect.element(entry).toHaveTextContent(centre.hours)
  await expect.element(entry).toHaveTextContent('20.11.2026')
  expect(entry.getByRole('link').elements()).toEqual([])
  await expect.element(main().getByText(/^Şu an kapalı/)).toBeVisible()
})

test('a visitor reads a question as a heading without a dot behind it', async () => {
  const dot = () => {
    const heading = main().getByRole('heading', { level: 1 }).element()
    return getComputedStyle(heading, '::after').content
  }
  await openPage('pain')
  expect(dot()).toBe('none')
  await cleanup()
  await openPage('prices')
  expect(dot()).toBe('"." / ""')
})
