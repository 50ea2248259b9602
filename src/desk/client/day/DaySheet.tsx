import type { CSSProperties } from 'react'
import { laterTime } from '../../../shared/formats/opening'
import type { DeskRequest, Me } from '../../contract/contract'
import type { Day } from '../../contract/day'
import { wallTimeText } from '../kit/times'
import type { Acts } from '../rows/useActs'
import styles from './DaySheet.module.css'
import { DoctorColumn } from './DoctorColumn'
import { hoursOf, minutesOf, rangeOf } from './dayGrid'
import { type Place, useDragging } from './useDragging'

export type Column = {
  day: Day
  doctor: Day['doctors'][number]
  heading: string
  /** On paper, beside the heading: the day of a doctor, or the doctor of a day. */
  subheading: string
  /** Whether it is shown where there is room for one. */
  isCurrent: boolean
}

type DaySheetProps = {
  columns: readonly Column[]
  /** Wall time. */
  now: string
  clinic: Me['clinic']
  acts: Acts
  /** Whether the account may change anything. */
  canBook: boolean
  onForm(request: DeskRequest, outcome: 'booked' | 'cancelled'): void
  onGap(doctor: string, at: string): void
  onMove(request: DeskRequest, place: Place): void
}

/** Columns of appointments side by side, with the hours beside them. */
export function DaySheet({ columns, onGap, onMove, ...shared }: DaySheetProps) {
  const range = rangeOf(
    columns.map(({ day }) => day),
    shared.clinic.appointmentMinutes,
  )
  const { dragged, begin } = useDragging(range, onMove)
  const today = columns.find(({ day }) => day.day === day.today)?.day.day
  const current = today === undefined ? undefined : minutesOf(shared.now, today)
  return (
    <div
      className={styles.columns}
      data-dragging={dragged !== undefined}
      style={{ '--from': range.from, '--to': range.to, '--count': columns.length } as CSSProperties}
    >
      <div className={styles.hours} aria-hidden>
        {hoursOf(range, current).map((minutes) => {
          const time = laterTime('2000-01-01T00:00', minutes)
          return (
            <span
              key={minutes}
              data-now={minutes === current}
              style={{ '--at': minutes } as CSSProperties}
            >
              {wallTimeText(time, time)}
            </span>
          )
        })}
      </div>
      {columns.map((column) => (
        <DoctorColumn
          key={`${column.doctor.id} ${column.day.day}`}
          {...shared}
          {...column}
          range={range}
          dragged={dragged}
          onGap={(at) => onGap(column.doctor.id, at)}
          onDrag={begin}
        />
      ))}
    </div>
  )
}
