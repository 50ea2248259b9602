import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Exception as SpecialDay } from '../../../../content/types.gen'
import { Button } from '../../../../desk/client/kit/Controls'
import { formatTag } from '../../../../desk/client/kit/text'
import { dayText } from '../../../../desk/client/kit/times'
import { fill } from '../../../../shared/formats/fill'
import { texts } from '../../text'
import styles from './Days.module.css'
import { dayAfterKey, monthOf, monthsLater, weeksOf } from './month'

type MonthGridProps = {
  /** The focused day; its month is shown. */
  day: string
  today: string
  special: ReadonlyMap<string, SpecialDay>
  onDay(day: string): void
  onOpen(day: string): void
}

const monthName = (day: string) =>
  new Date(day).toLocaleDateString(formatTag, { timeZone: 'UTC', month: 'long', year: 'numeric' })
// 1 January 2024 was a Monday.
const weekdays = Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2024, 0, 1 + index)))
const weekdayName = (date: Date, weekday: 'short' | 'long') =>
  date.toLocaleDateString(formatTag, { timeZone: 'UTC', weekday })

/** A month as a grid of days with one tab stop and arrow keys (WAI-ARIA date grid). */
export function MonthGrid({ day, today, special, onDay, onOpen }: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null)
  const isMoved = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day
  useEffect(() => {
    if (isMoved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    isMoved.current = false
  }, [day])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(day, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    isMoved.current = true
    onDay(next)
  }
  const turn = (act: string, months: number) => (
    <Button look="quiet" aria-label={act} onClick={() => onDay(monthsLater(day, months))}>
      <span aria-hidden="true">{months < 0 ? '‹' : '›'}</span>
    </Button>
  )
  return (
    <div className={styles.month}>
      <div className={styles.head}>
        {turn(texts.days.earlier, -1)}
        <p aria-live="polite">{monthName(day)}</p>
        {turn(texts.days.later, 1)}
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern is a grid of days in a table
        role="grid"
        aria-label={fill(texts.days.month, { month: monthName(day) })}
        className={styles.grid}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weekdays.map((date) => (
              <th key={date.getTime()} scope="col" abbr={weekdayName(date, 'long')}>
                {weekdayName(date, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(monthOf(day)).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((each, index) => {
                if (!each) return <td key={weekdays[index]?.getTime()} />
                const own = special.get(each)
                const named =
                  each === today ? `${dayText(each)}, ${texts.days.today}` : dayText(each)
                return (
                  <td key={each}>
                    <button
                      type="button"
                      className={styles.date}
                      tabIndex={each === day ? 0 : -1}
                      aria-current={each === today ? 'date' : undefined}
                      aria-haspopup="dialog"
                      aria-label={own ? fill(texts.days.of, { day: named, note: own.note }) : named}
                      data-kind={own && (own.closed ? 'closed' : 'hours')}
                      onFocus={() => each !== day && onDay(each)}
                      onClick={() => onOpen(each)}
                    >
                      {Number(each.slice(8))}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
