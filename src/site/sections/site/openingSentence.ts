import type { TFunction } from 'i18next'
import { dateInWords } from '../../../shared/formats/date'
import type { Opening } from '../../../shared/formats/opening'
import { timeText } from './clock'

/** A sentence in `lang`: open until, or closed until. */
export function openingSentence(opening: Opening, t: TFunction, lang: string): string {
  if (!opening.time) return t('openNow.unknown')
  const time = timeText(opening.time)
  if (opening.open) return t('openNow.open', { time })
  return t('openNow.closed', { day: dayOf(opening, t, lang), time })
}

/** "today", "tomorrow", a weekday within the week, or the date. */
function dayOf({ date, daysAhead }: Opening, t: TFunction, lang: string): string {
  if (daysAhead === 0) return t('openNow.today')
  if (daysAhead === 1) return t('openNow.tomorrow')
  return dateInWords(
    date,
    lang,
    daysAhead < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' },
  )
}
