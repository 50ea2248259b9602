import { dateInWords } from '../../../shared/formats/date'
import type { Opening } from '../../../shared/formats/opening'
import type { OpenSite } from '../../openSite'
import { timeText } from './clock'

type Site = Pick<OpenSite, 'i18n' | 'formatTag'>

/** A sentence in the site's language: open until, or closed until. */
export function openingSentence(opening: Opening, site: Site): string {
  const { t } = site.i18n
  if (!opening.time) return t('openNow.unknown')
  const time = timeText(site, opening.time)
  if (opening.open) return t('openNow.open', { time })
  return t('openNow.closed', { day: dayOf(opening, site), time })
}

/** "today", "tomorrow", a weekday within the week, or the date. */
function dayOf({ date, daysAhead }: Opening, { i18n: { t }, formatTag }: Site): string {
  if (daysAhead === 0) return t('openNow.today')
  if (daysAhead === 1) return t('openNow.tomorrow')
  return dateInWords(
    date,
    formatTag,
    daysAhead < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' },
  )
}
