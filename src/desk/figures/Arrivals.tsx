import type { Figures } from '../contract'
import { fill, lang, words } from '../lib/words'
import { ColumnChart } from './ColumnChart'
import { Figure } from './Figure'
import { sayCount } from './numbers'

const { arrival: texts, count: counted } = words.figures

/** So many labels have room below the columns on a phone. */
const labels = 5

const short = new Intl.DateTimeFormat(lang, { timeZone: 'UTC', day: 'numeric', month: 'short' })
const full = {
  day: new Intl.DateTimeFormat(lang, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'long',
  }),
  week: new Intl.DateTimeFormat(lang, { timeZone: 'UTC', day: 'numeric', month: 'long' }),
  month: new Intl.DateTimeFormat(lang, { timeZone: 'UTC', month: 'long', year: 'numeric' }),
}
const month = new Intl.DateTimeFormat(lang, { timeZone: 'UTC', month: 'short', year: '2-digit' })

/** When requests came in: by days, or by weeks or months where there are many. */
export function Arrivals({ figures: { unit, columns } }: { figures: Figures }) {
  const shown = columns.map(({ from, until, count }) => {
    const [first, last] = [new Date(from), new Date(until)]
    const title = unit === 'week' ? full.week.formatRange(first, last) : full[unit].format(first)
    return { key: from, title, count, label: (unit === 'month' ? month : short).format(first) }
  })
  const busiest = shown.reduce((one, other) => (other.count > one.count ? other : one))
  return (
    <Figure
      heading={texts.heading[unit]}
      text={fill(texts.text, { when: busiest.title, count: sayCount(busiest.count) })}
      chart={<ColumnChart columns={shown} every={Math.ceil(shown.length / labels)} />}
      columns={[texts.column[unit], counted]}
    >
      {shown.map(({ key, title, count }) => (
        <tr key={key}>
          <th scope="row">{title}</th>
          <td>{sayCount(count)}</td>
        </tr>
      ))}
    </Figure>
  )
}
