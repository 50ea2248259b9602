import type { Day } from '../../contract/day'
import { counted, lang, words } from '../kit/text'
import { dayText } from '../kit/times'
import styles from './WeekStrip.module.css'

const { day: texts } = words
const short = new Intl.DateTimeFormat(lang, { weekday: 'short', day: 'numeric', timeZone: 'UTC' })

type WeekStripProps = { week: Day['week']; day: string; today: string; onDay(day: string): void }

/** The days of a week with their appointments. */
export const WeekStrip = ({ week, day, today, onDay }: WeekStripProps) => (
  <nav className={styles.week} aria-label={texts.week}>
    {week.map(({ day: date, count, open }) => (
      <button
        key={date}
        type="button"
        className={styles.day}
        data-closed={!open}
        data-today={date === today}
        aria-current={date === day ? 'date' : undefined}
        aria-label={`${dayText(date)}, ${open ? '' : `${texts.closed}, `}${counted(texts, 'count', count)}`}
        onClick={() => onDay(date)}
      >
        <span>{short.format(new Date(date))}</span>
        <strong>{open || count > 0 ? count : '–'}</strong>
      </button>
    ))}
  </nav>
)
