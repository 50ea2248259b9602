import { fill, words } from '../lib/words'
import { ColumnChart } from './ColumnChart'
import { Figure } from './Figure'
import { sayCount } from './numbers'

const { hour: texts, count: counted } = words.figures

const clock = (hour: number) =>
  fill(words.time, { hour: String(hour).padStart(2, '0'), minute: '00' })

/** At which hours of the day requests came in. */
export function Hours({ hours }: { hours: number[] }) {
  const shown = hours.map((count, hour) => ({
    count,
    label: String(hour),
    title: fill(texts.span, { from: clock(hour), until: clock((hour + 1) % 24) }),
  }))
  const busiest = shown.reduce((one, other) => (other.count > one.count ? other : one))
  return (
    <Figure
      heading={texts.heading}
      text={fill(texts.text, { when: busiest.title, count: sayCount(busiest.count) })}
      chart={<ColumnChart columns={shown} every={3} />}
      columns={[texts.column, counted]}
    >
      {shown.map(({ title, count }) => (
        <tr key={title}>
          <th scope="row">{title}</th>
          <td>{sayCount(count)}</td>
        </tr>
      ))}
    </Figure>
  )
}
