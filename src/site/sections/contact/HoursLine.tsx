import { Fragment } from 'react'
import styles from './HoursLine.module.css'
import type { useHours } from './useHours'

/** Days with their times in one line, which breaks inside no time. */
export function HoursLine({ days, times }: ReturnType<typeof useHours>[number]) {
  return (
    <span>
      {days}
      {times.map((time, index) => (
        <Fragment key={time}>
          {index > 0 ? ', ' : ' '}
          <span className={styles.time}>{time}</span>
        </Fragment>
      ))}
    </span>
  )
}
