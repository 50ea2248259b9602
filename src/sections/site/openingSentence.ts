import type { TFunction } from 'i18next'
import { dateInWords } from '../../lib/date'
import { formatTime } from '../../lib/hours'
import type { Opening } from '../../lib/opening'
import { dativeOf, locativeOf } from '../../lib/spokenTime'

/** Until when the clinic is open, or from when on it will be, in one sentence of the language `lang`. */
export function openingSentence(opening: Opening, t: TFunction, lang: string): string {
  if (!opening.time) return t('openNow.unknown')
  const time = formatTime(opening.time)
  if (opening.open) {
    return t('openNow.open', { until: t(`openNow.until.${dativeOf(opening.time)}`, { time }) })
  }
  const at = { day: dayOf(opening, t, lang), time }
  return t('openNow.closed', { from: t(`openNow.at.${locativeOf(opening.time)}`, at) })
}

/** "today", "tomorrow", a weekday within the week, else the date. */
function dayOf({ date, daysAhead }: Opening, t: TFunction, lang: string): string {
  if (daysAhead === 0) return t('openNow.today')
  if (daysAhead === 1) return t('openNow.tomorrow')
  return dateInWords(
    date,
    lang,
    daysAhead < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' },
  )
}
