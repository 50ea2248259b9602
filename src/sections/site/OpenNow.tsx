import { useTranslation } from 'react-i18next'
import { classNames } from '../../lib/classNames'
import { dateInWords } from '../../lib/date'
import { formatTime } from '../../lib/hours'
import type { Opening } from '../../lib/opening'
import { dativeOf, locativeOf } from '../../lib/spokenTime'
import styles from './OpenNow.module.css'
import { useOpening } from './useOpening'

/**
 * One line: whether the clinic is open, and until or from when. Empty until the
 * app runs and where it never does: the plain table of hours is on the page.
 */
export function OpenNow({ className }: { className?: string }) {
  const opening = useOpening()
  const tell = useOpeningSentence()
  return (
    <p
      className={classNames(styles.line, className)}
      data-state={opening && (opening.open ? 'open' : 'closed')}
    >
      {opening && tell(opening)}
    </p>
  )
}

function useOpeningSentence() {
  const { t, i18n } = useTranslation()
  /** "today", "tomorrow", a weekday within the week, else the date. */
  const dayOf = ({ date, daysAhead }: Opening): string => {
    if (daysAhead === 0) return t('openNow.today')
    if (daysAhead === 1) return t('openNow.tomorrow')
    return dateInWords(
      date,
      i18n.language,
      daysAhead < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' },
    )
  }
  return (opening: Opening): string => {
    if (!opening.time) return t('openNow.unknown')
    const time = formatTime(opening.time)
    if (opening.open)
      return t('openNow.open', { until: t(`openNow.until.${dativeOf(opening.time)}`, { time }) })
    const at = { day: dayOf(opening), time }
    return t('openNow.closed', { from: t(`openNow.at.${locativeOf(opening.time)}`, at) })
  }
}
