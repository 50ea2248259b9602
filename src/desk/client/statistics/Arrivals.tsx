import { fill } from '../../../shared/formats/fill'
import type { Figures } from '../../contract/contract'
import { formatTag, words } from '../kit/text'
import { CountCard } from './ChartCard'

const { arrival: texts, hour: hourTexts } = words.figures

/** As many labels as fit on a phone. */
const labels = 5

const format = (form: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(formatTag, { timeZone: 'UTC', ...form })

const titles = {
  day: format({ weekday: 'short', day: 'numeric', month: 'long' }),
  week: format({ day: 'numeric', month: 'long' }),
  month: format({ month: 'long', year: 'numeric' }),
}
const shortDay = format({ day: 'numeric', month: 'short' })
const shortMonth = format({ month: 'short', year: '2-digit' })

/** Arrivals by day, week or month. */
export function Arrivals({ figures: { unit, columns } }: { figures: Figures }) {
  const shown = columns.map(({ from, until, count }) => {
    const [first, last] = [new Date(from), new Date(until)]
    const title =
      unit === 'week' ? titles.week.formatRange(first, last) : titles[unit].format(first)
    return { title, count, label: (unit === 'month' ? shortMonth : shortDay).format(first) }
  })
  return (
    <CountCard
      heading={texts.heading[unit]}
      text={texts.text}
      column={texts.column[unit]}
      counts={shown}
      every={Math.ceil(shown.length / labels)}
    />
  )
}

const clock = (hour: number) =>
  fill(words.time, { hour: String(hour).padStart(2, '0'), minute: '00' })

/** Arrivals by hour of the day. */
export function Hours({ hours }: { hours: number[] }) {
  const counts = hours.map((count, hour) => ({
    count,
    label: String(hour),
    title: fill(hourTexts.span, { from: clock(hour), until: clock((hour + 1) % 24) }),
  }))
  return <CountCard {...hourTexts} counts={counts} every={3} />
}
