import type { ComponentProps } from 'react'
import { DayButton, DayPicker, defaultDateLib } from 'react-day-picker'
import type { Exception as SpecialDay } from '../../../../content/types.gen'
import { formatTag } from '../../../../desk/client/kit/text'
import { dayText } from '../../../../desk/client/kit/times'
import { fill } from '../../../../shared/formats/fill'
import { texts } from '../../text'
import styles from './Days.module.css'

type CalendarProps = {
  /** A day of the month on show. */
  shown: string
  today: string
  special: ReadonlyMap<string, SpecialDay>
  onShow(day: string): void
  onOpen(day: string): void
}

/** A day, `YYYY-MM-DD`, at the browser's midnight. */
const dateOf = (day: string) => new Date(`${day}T00:00`)
const dayOf = (date: Date) => defaultDateLib.format(date, 'yyyy-MM-dd')

const monthName = (date: Date) =>
  date.toLocaleDateString(formatTag, { month: 'long', year: 'numeric' })
const weekdayName = (weekday: 'short' | 'long') => (date: Date) =>
  date.toLocaleDateString(formatTag, { weekday })

const OpeningDay = (props: ComponentProps<typeof DayButton>) => (
  <DayButton aria-haspopup="dialog" {...props} />
)

const { today = '', closed = '', hours = '' } = styles
const marks = { today, closed, hours }

/** A month of days that open. */
export default function Calendar({ shown, today, special, onShow, onOpen }: CalendarProps) {
  const isClosed = (date: Date) => special.get(dayOf(date))?.closed
  const nameOf = (date: Date) => {
    const day = dayOf(date)
    const name = day === today ? `${dayText(day)}, ${texts.days.today}` : dayText(day)
    const own = special.get(day)
    return own ? fill(texts.days.of, { day: name, note: own.note }) : name
  }
  return (
    <DayPicker
      month={dateOf(shown)}
      today={dateOf(today)}
      weekStartsOn={1}
      modifiers={{
        closed: (date) => isClosed(date) === true,
        hours: (date) => special.has(dayOf(date)) && !isClosed(date),
      }}
      onMonthChange={(month) => onShow(dayOf(month))}
      onDayClick={(date) => onOpen(dayOf(date))}
      components={{ DayButton: OpeningDay }}
      formatters={{ formatCaption: monthName, formatWeekdayName: weekdayName('short') }}
      labels={{
        labelDayButton: nameOf,
        labelGrid: (date) => fill(texts.days.month, { month: monthName(date) }),
        labelNext: () => texts.days.later,
        labelPrevious: () => texts.days.earlier,
        labelWeekday: weekdayName('long'),
      }}
      classNames={{
        root: styles.month,
        nav: styles.nav,
        button_previous: styles.turn,
        button_next: styles.turn,
        month_caption: styles.caption,
        month_grid: styles.grid,
        day_button: styles.date,
      }}
      modifiersClassNames={marks}
    />
  )
}
