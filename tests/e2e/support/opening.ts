import type { Locator, Page } from '@playwright/test'
import { createInstance } from 'i18next'
import { dateInWords } from '../../../src/formats/date.ts'
import { ending } from '../../../src/formats/ending.ts'
import { openingAt } from '../../../src/formats/opening.ts'
import { content, localeFile, tr } from './content.ts'

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

const texts = createInstance()
texts.init({
  lng: 'tr',
  initAsync: false,
  resources: { tr: { translation: localeFile('common') } },
  interpolation: { escapeValue: false },
})
texts.services.formatter?.add('ending', (time, _language, forms) => ending(time, forms) ?? '')

/** What the shipped hours make a visitor read at an instant. */
export function sentenceAt(now: number): string {
  const opening = openingAt(now, { ...clinic, timeZone: content('site').timeZone })
  if (!opening?.time) return tr('common', 'openNow.unknown')
  const { date, daysAhead, open } = opening
  const time = opening.time.replace(':', '.')
  if (open) return texts.t('openNow.open', { time })
  const names = [tr('common', 'openNow.today'), tr('common', 'openNow.tomorrow')]
  const form: Intl.DateTimeFormatOptions =
    daysAhead < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' }
  const day = names[daysAhead] ?? dateInWords(date, 'tr', form)
  return texts.t('openNow.closed', { day, time })
}

/** Where the sentence is read: among the hours, and in the header or the phone's bar. */
export const openNow = (page: Page, now: number): Locator =>
  page.getByText(sentenceAt(now), { exact: true }).filter({ visible: true })
