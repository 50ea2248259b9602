import type { Locator, Page } from '@playwright/test'
import { dateInWords } from '../../../src/lib/date.ts'
import { openingAt } from '../../../src/lib/opening.ts'
import { dativeOf, locativeOf } from '../../../src/lib/spokenTime.ts'
import { content, tr } from './content.ts'

const clinic = content('clinic')
const DAY = 86_400_000

/** An instant by Istanbul's clock: a day and a time, `YYYY-MM-DD`, `HH:MM`. */
export const istanbul = (day: string, time: string): number => Date.parse(`${day}T${time}:00+03:00`)

export const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + DAY).toISOString().slice(0, 10)

/** A day after the content's last update on which the clinic keeps its usual hours, and those. */
export function usualDay(): { day: string; open: string; close: string } {
  const { days, open, close } = clinic.hours[0]
  for (let day = dayAfter(clinic.lastUpdated); ; day = dayAfter(day)) {
    const weekday = dateInWords(day, 'en', { weekday: 'long' }).toLowerCase()
    const isSpecial = clinic.exceptions?.some(({ date }) => date === day)
    if (!isSpecial && days.some((each) => each === weekday)) return { day, open, close }
  }
}

/** What the shipped hours make a visitor read at an instant. */
export function sentenceAt(now: number): string {
  const opening = openingAt(now, clinic)
  if (!opening?.time) return tr('common', 'openNow.unknown')
  const { date, daysAhead, open } = opening
  const time = opening.time.replace(':', '.')
  if (open) {
    const until = tr('common', `openNow.until.${dativeOf(opening.time)}`, { time })
    return tr('common', 'openNow.open', { until })
  }
  const names = [tr('common', 'openNow.today'), tr('common', 'openNow.tomorrow')]
  const form: Intl.DateTimeFormatOptions =
    daysAhead < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' }
  const day = names[daysAhead] ?? dateInWords(date, 'tr', form)
  return tr('common', 'openNow.closed', {
    from: tr('common', `openNow.at.${locativeOf(opening.time)}`, { day, time }),
  })
}

/** Where the sentence is read: among the hours, and in the header or the phone's bar. */
export const openNow = (page: Page, now: number): Locator =>
  page.getByText(sentenceAt(now), { exact: true }).filter({ visible: true })
