import { useTranslation } from 'react-i18next'
import { upcomingDays } from '../../../shared/formats/opening'
import { useSite } from '../../siteContext'
import { timesText } from '../site/clock'
import { useOpening } from '../site/useOpening'
import styles from './HoursPanel.module.css'

/** Special days, the nearest first; days that have passed since the build are hidden. `words`: by date. */
export function SpecialDays({ words }: { words: Readonly<Record<string, string>> }) {
  const site = useSite()
  const { clinic } = site
  const { t } = useTranslation('contact')
  const today = useOpening()?.today
  // Days before the last content change are not printed.
  const days = upcomingDays(clinic.exceptions ?? [], clinic.lastUpdated)
  if (days.length === 0) return null
  const isOver = (date: string) => today !== undefined && date < today
  return (
    <table className={styles.hours}>
      <caption className={days.every(({ date }) => isOver(date)) ? styles.passed : undefined}>
        {t('hours.special')}
      </caption>
      <tbody>
        {days.map(({ date, open, close, note }) => (
          <tr key={date} className={isOver(date) ? styles.passed : undefined}>
            <th scope="row">
              {words[date]} <span className={styles.note}>{note}</span>
            </th>
            {open && close ? (
              <td>{timesText(site, { open, close })}</td>
            ) : (
              <td className={styles.closed}>{t('hours.closed')}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
