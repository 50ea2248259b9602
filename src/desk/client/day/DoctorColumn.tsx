import type { CSSProperties } from 'react'
import type { Absence } from '../../../shared/deskModel'
import { fill } from '../../../shared/formats/fill'
import type { DeskRequest, Me } from '../../contract/contract'
import type { Day } from '../../contract/day'
import { words } from '../kit/text'
import { dayText, wallTimeText } from '../kit/times'
import type { Acts } from '../rows/useActs'
import { AppointmentRow } from './AppointmentRow'
import { absenceText, fromTo, startIn } from './bookingText'
import styles from './DoctorColumn.module.css'

const { day: texts } = words

type DoctorColumnProps = {
  doctor: Day['doctors'][number]
  day: Day
  /** Wall time. */
  now: string
  clinic: Me['clinic']
  /** Whether it is shown where there is room for one. */
  isCurrent: boolean
  acts: Acts
  /** Opens the form that moves or cancels. */
  onForm(request: DeskRequest, outcome: 'booked' | 'cancelled'): void
  /** Opens the form at an hour. */
  onGap(at: string): void
}

type Row = { at: string } & (
  | { kind: 'appointment'; request: DeskRequest }
  | { kind: 'absence'; absence: Absence }
  | { kind: 'gap'; to: string }
  | { kind: 'now' }
)

/** What a doctor's day consists of, by the hour. */
function rowsOf({ doctor, day, now }: Pick<DoctorColumnProps, 'doctor' | 'day' | 'now'>): Row[] {
  const rows: Row[] = [
    ...day.appointments
      .filter(({ appointmentDoctor }) => appointmentDoctor === doctor.id)
      .map(
        (request) => ({ kind: 'appointment', at: request.appointmentAt ?? '', request }) as const,
      ),
    ...day.absences
      .filter((absence) => ['', doctor.id].includes(absence.doctor))
      .map((absence) => ({ kind: 'absence', at: absence.startsAt, absence }) as const),
    ...doctor.gaps.map(({ from, to }) => ({ kind: 'gap', at: from, to }) as const),
    ...(day.day === day.today ? [{ kind: 'now', at: now } as const] : []),
  ]
  return rows.sort((one, other) => (one.at < other.at ? -1 : 1))
}

/** One doctor's day; printed, one A4 page. */
export function DoctorColumn(props: DoctorColumnProps) {
  const { doctor, day, now, clinic, isCurrent, acts, onForm, onGap } = props
  const rows = rowsOf(props)
  const name = doctor.name || texts.noDoctor
  return (
    <section
      className={styles.column}
      data-current={isCurrent}
      style={{ '--rows': rows.length } as CSSProperties}
      aria-label={name}
    >
      <header className={styles.head}>
        <h3>{doctor.left ? fill(texts.left, { name }) : name}</h3>
        <p className={styles.printed}>
          {clinic.name} · {dayText(day.day)}
        </p>
      </header>
      {doctor.off && <p className={styles.off}>{texts.off}</p>}
      <ol className={styles.rows}>
        {rows.map((row) => {
          if (row.kind === 'appointment')
            return (
              <AppointmentRow
                key={row.request.reference}
                request={row.request}
                now={now}
                clinic={clinic}
                acts={acts}
                onForm={onForm}
              />
            )
          if (row.kind === 'absence')
            return (
              <li key={row.absence.id} className={styles.absence}>
                {absenceText(row.absence, day.day)}
              </li>
            )
          if (row.kind === 'now')
            return (
              <li key="now" className={styles.now} aria-current="time">
                {fill(texts.now, { time: wallTimeText(now, now) })}
              </li>
            )
          const text = fill(texts.gap, { time: fromTo(row.at, row.to, day.day) })
          return (
            <li key={`gap ${row.at}`}>
              {day.day < day.today ? (
                <p className={styles.gap}>{text}</p>
              ) : (
                <button
                  type="button"
                  className={styles.gap}
                  aria-label={`${text}: ${name}`}
                  onClick={() => onGap(startIn(row.at, row.to, now))}
                >
                  {text}
                </button>
              )}
            </li>
          )
        })}
      </ol>
      {rows.length === 0 && !doctor.off && <p>{texts.none}</p>}
    </section>
  )
}
