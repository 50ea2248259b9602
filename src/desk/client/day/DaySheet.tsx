import type { CSSProperties } from 'react'
import type { Appointment, Me } from '../../contract/contract'
import { calendarHref } from '../kit/call'
import { counted, fill, words } from '../kit/text'
import { dayText, instantText, wallTimeText } from '../kit/times'
import styles from './DaySheet.module.css'

const { day: texts, calendar } = words

/** Lines on an A4 page, shared by the appointments; at least two each. */
const room = 64

type DaySheetProps = { day: string; appointments: Appointment[]; clinic: Me['clinic'] }

/** A day's appointments; printed, thirty fit on one A4 page. */
export function DaySheet({ day, appointments, clinic }: DaySheetProps) {
  const { columns } = texts
  const lines = Math.max(2, Math.floor(room / appointments.length))
  return (
    <section className={styles.sheet} aria-labelledby="day-title">
      <header className={styles.head}>
        <p className={styles.clinic}>{clinic.name}</p>
        <h2 id="day-title">{fill(texts.title, { day: dayText(day) })}</h2>
        <p>{counted(texts, 'count', appointments.length)}</p>
      </header>
      {appointments.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <table className={styles.table} style={{ '--lines': lines } as CSSProperties}>
          <thead>
            <tr>
              <th scope="col">{columns.time}</th>
              <th scope="col">{columns.name}</th>
              <th scope="col">{columns.phone}</th>
              <th scope="col">{columns.doctor}</th>
              <th scope="col">{columns.note}</th>
              <th scope="col" className={styles.calendar}>
                {columns.calendar}
              </th>
            </tr>
          </thead>
          <tbody>
            {appointments.map(({ reference, at, name, phone, doctor, note }) => (
              <tr key={reference}>
                <td className={styles.time}>{wallTimeText(at, at)}</td>
                <th scope="row">
                  <span>{name}</span>
                </th>
                <td className={styles.phone}>
                  <span>{phone}</span>
                </td>
                <td>
                  <span>{doctor}</span>
                </td>
                <td>
                  <span>{note}</span>
                </td>
                <td className={styles.calendar}>
                  <a
                    href={calendarHref(reference)}
                    download
                    aria-label={fill(calendar.addName, { name })}
                  >
                    {calendar.add}
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.printed}>
        {fill(texts.printed, { time: instantText(Date.now(), clinic) })}
      </p>
    </section>
  )
}
