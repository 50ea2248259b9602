import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openingAt } from '../../../src/shared/formats/opening'
import { openingSentence } from '../../../src/site/sections/site/openingSentence'
import { content, openPage, pass, site, text } from '../support/site'

const { clinic, site: place } = content

/** An instant in Istanbul's time. */
const istanbul = (day: string, time: string) => Date.parse(`${day}T${time}:00+03:00`)

/** A Monday with the clinic's usual hours. */
const monday = '2026-11-23'
const { open, close } = clinic.hours[0]
const [opens, closes] = [istanbul(monday, open), istanbul(monday, close)]

/** The sentence at an instant: in the header, and beside the hours or in the phone's bar. */
function sentenceAt(now: number): string {
  const opening = openingAt(now, { ...clinic, timeZone: place.timeZone })
  return opening ? openingSentence(opening, site) : ''
}
const places = (sentence: string) =>
  page
    .getByText(sentence, { exact: true })
    .elements()
    .filter((element) => element.checkVisibility()).length
const shown = (sentence: string) => expect.poll(() => places(sentence))

const timers = ['setTimeout', 'clearTimeout', 'Date'] as const

async function openAt(now: number, id = 'contact') {
  vi.setSystemTime(now)
  await openPage(id)
  await pass(0)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: [...timers] })
})

describe('a visitor', () => {
  const states: [string, number][] = [
    ['open', opens],
    ['about to close', closes - 60_000],
    ['closed until tomorrow', closes],
    ['closed until Monday', istanbul('2026-11-28', '23:59')],
  ]
  test.each(states)('finds every page in the bar while the clinic is %s', async (_state, now) => {
    await openAt(now)
    await shown(sentenceAt(now)).toBe(2)
    const menu = page.getByRole('navigation', { name: text('header.menu') })
    const lines = () =>
      menu
        .getByRole('link')
        .elements()
        .map((link) => link.getBoundingClientRect().top)
    const line = lines()[0]
    expect(lines()).toEqual(site.menus.main.map(() => line))
  })

  test('sees the sentence change at the minute of opening, half an hour before closing, at closing and at midnight', async () => {
    await openAt(opens - 60_000)
    await shown(sentenceAt(opens - 60_000)).toBe(2)
    await pass(60_000)
    expect(sentenceAt(opens)).not.toBe(sentenceAt(opens - 1))
    await shown(sentenceAt(opens)).toBe(2)
    const soon = closes - 30 * 60_000
    await pass(soon - opens - 1000)
    await shown(sentenceAt(opens)).toBe(2)
    await pass(1000)
    expect(sentenceAt(soon)).not.toBe(sentenceAt(opens))
    await shown(sentenceAt(soon)).toBe(2)
    await pass(closes - soon)
    await shown(sentenceAt(closes)).toBe(2)
    const midnight = istanbul('2026-11-24', '00:00')
    await pass(midnight - closes)
    await shown(sentenceAt(midnight)).toBe(2)
  })

  test('reads the current state when a sleeping tab wakes up', async () => {
    await openAt(closes - 60_000, 'home')
    await shown(sentenceAt(closes - 60_000)).toBeGreaterThan(0)
    vi.setSystemTime(closes)
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    await shown(sentenceAt(closes)).toBeGreaterThan(0)
    await shown(sentenceAt(closes - 60_000)).toBe(0)
  })

  test('reads the plain table if the clock is before 1970', async () => {
    await openAt(-1)
    await shown(sentenceAt(opens)).toBe(0)
    const table = page.getByRole('table', { name: text('contact:hours.heading') })
    await expect.element(table).toBeVisible()
  })

  test('reads about a special day, and nothing once it is over', async () => {
    const [special] = clinic.exceptions ?? []
    if (!special) throw new Error('the fixture has no special day')
    const row = page.getByRole('row').filter({ hasText: special.note })
    const noon = istanbul(special.date, '12:00')
    await openAt(noon)
    await shown(sentenceAt(noon)).toBe(2)
    await expect.element(row).toHaveTextContent(text('contact:hours.closed'))
    vi.setSystemTime(noon + 86_400_000)
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    await expect.element(row).not.toBeInTheDocument()
  })
})
