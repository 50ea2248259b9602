import { dateInWords } from '../../../shared/formats/date'
import { DOT } from '../../../shared/formats/dot'
import type { Opening } from '../../../shared/formats/opening'
import type { OpenSite } from '../../openSite'
import { timeText } from './clock'

type Site = Pick<OpenSite, 'i18n' | 'formatTag'>

/** Undefined until it is known. */
export function openingState(opening: Opening | undefined): 'open' | 'soon' | 'closed' | undefined {
  if (!opening) return undefined
  if (!opening.open) return 'closed'
  return opening.closesSoon ? 'soon' : 'open'
}

/** A sentence in the site's language: open until, or closed until. */
export function openingSentence(opening: Opening, site: Site): string {
  const { t } = site.i18n
  if (!opening.time) return t('openNow.unknown')
  const time = timeText(site, opening.time)
  const sentence = opening.open
    ? t(opening.closesSoon ? 'openNow.soon' : 'openNow.open', { time })
    : t('openNow.closed', { day: dayOf(opening, site), time })
  return sentence.replace(' · ', DOT)
}

/** A part of the sentence, for two short lines: open until, or closed. */
export function openingWord({ open, time }: Opening, site: Site): string {
  const { t } = site.i18n
  if (!open || !time) return t('openNow.shut')
  return t('openNow.until', { time: timeText(site, time) })
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
