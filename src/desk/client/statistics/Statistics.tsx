import { useState } from 'react'
import { fill } from '../../../shared/formats/fill'
import type { Figures, Period } from '../../contract/contract'
import controls from '../kit/Controls.module.css'
import { Frame, type PageProps } from '../kit/Frame'
import { counted, formatTag, words } from '../kit/text'
import { dayText, wallTime } from '../kit/times'
import { useRead } from '../live/useRead'
import { requestGroups, visitGroups } from './groups'
import { lastDays, PeriodChoice } from './PeriodChoice'
import { Plot } from './Plot'
import styles from './Statistics.module.css'

const { figures: texts, faults } = words
const format = (rest: 'day' | 'year') =>
  new Intl.DateTimeFormat(formatTag, { timeZone: 'UTC', month: 'short', [rest]: 'numeric' })
const [day, month] = [format('day'), format('year')]

/** Arrivals by day, week or month. */
const arrivals = ({ unit, columns }: Figures) =>
  columns.map(({ from, until, count }) => {
    const label = (unit === 'month' ? month : day).format(new Date(from))
    const title = unit === 'week' ? day.formatRange(new Date(from), new Date(until)) : label
    return { title, count, label }
  })

/** Statistics of a period, without patient data: two plots and a table. */
export function Statistics({ me, onLock }: PageProps) {
  const today = wallTime(Date.now(), me.clinic.timeZone).slice(0, 10)
  const [period, setPeriod] = useState<Period>(lastDays(30, today))
  const read = useRead('GET /figures', [{}, period])
  const readVisits = useRead('GET /visits', [{}, period])
  const fault = read.fault ?? readVisits.fault
  // The last statistics stay while others load; they show their own period.
  const figures = read.fault ? undefined : read.last
  const isOfFigures = ({ from, until }: Period) => from === figures?.from && until === figures.until
  const visits = readVisits.last && isOfFigures(readVisits.last) ? readVisits.last : undefined
  return (
    <Frame me={me} onLock={onLock}>
      <p className={controls.printed}>{me.clinic.name}</p>
      <h1>{texts.heading}</h1>
      <p>{texts.intro}</p>
      <PeriodChoice period={period} today={today} onPeriod={setPeriod} />
      <p role="alert">{fault && (fault === 'malformed' ? texts.invalid : faults.unavailable)}</p>
      {figures && (
        <div aria-busy={!read.answer}>
          <p role="status">
            <strong>{counted(texts, 'total', figures.total)}</strong>{' '}
            {fill(texts.of, { from: dayText(figures.from), until: dayText(figures.until) })}
          </p>
          <div className={styles.plots}>
            <Plot heading={texts.arrival[figures.unit]} columns={arrivals(figures)} />
            <Plot
              heading={texts.hour}
              columns={figures.hours.map((count, hour) => ({
                count,
                label: String(hour),
                title: fill(texts.span, { from: hour, until: hour + 1 }),
              }))}
            />
          </div>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{texts.what}</th>
                <th scope="col">{texts.count}</th>
                <th scope="col">{texts.share}</th>
              </tr>
            </thead>
            {[...requestGroups(figures), ...(visits ? visitGroups(visits) : [])].map(
              ({ heading, text, rows }) => (
                <tbody key={heading}>
                  <tr>
                    <th colSpan={3} scope="rowgroup">
                      {heading}
                      <span>{text}</span>
                    </th>
                  </tr>
                  {rows.map(([name, value, share]) => (
                    <tr key={name}>
                      <th scope="row">{name}</th>
                      <td>{value}</td>
                      <td>{share}</td>
                    </tr>
                  ))}
                </tbody>
              ),
            )}
          </table>
        </div>
      )}
    </Frame>
  )
}
