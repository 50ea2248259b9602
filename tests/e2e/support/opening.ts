import type { Locator, Page } from '@playwright/test'
import { createInstance } from 'i18next'
import { dateInWords } from '../../../src/shared/formats/date.ts'
import { ending } from '../../../src/shared/formats/ending.ts'
import { openingAt } from '../../../src/shared/formats/opening.ts'
import { content, localeFile, tr } from './content.ts'

const clinic = content('clinic')

const texts = createInstance()
texts.init({
  lng: 'tr',
  initAsync: false,
  resources: { tr: { translation: localeFile('common') } },
  interpolation: { escapeValue: false },
})
texts.services.formatter?.add('ending', (time, _language, forms) => ending(time, forms) ?? '')

/** Sentences for the fixture's hours at some instants. */
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

/** The sentence beside the hours, and in the header or the phone's bar. */
export const openNow = (page: Page, now: number): Locator =>
  page.getByText(sentenceAt(now), { exact: true }).filter({ visible: true })
