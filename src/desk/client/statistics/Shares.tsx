import type { Status } from '../../../shared/deskModel'
import { fill } from '../../../shared/formats/fill'
import type { Figures } from '../../contract/contract'
import { words } from '../kit/text'
import { BarCell, ChartCard } from './ChartCard'
import { shareText } from './Charts'

const { figures: texts } = words

type SharesProps = {
  heading: string
  text?: string
  column: string
  rows: { name: string; count: number }[]
  total: number
}

/** The parts of a total, each with a bar, its count and its percentage. */
function Shares({ heading, text, column, rows, total }: SharesProps) {
  const most = Math.max(...rows.map(({ count }) => count))
  return (
    <ChartCard heading={heading} text={text} columns={[column, texts.count, texts.share]}>
      {rows.map(({ name, count }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <BarCell count={count} most={most} />
          <td>{shareText(count, total)}</td>
        </tr>
      ))}
    </ChartCard>
  )
}

/** The requests of a period by status. */
export function StatusShares({ figures: { standings, total } }: { figures: Figures }) {
  const names = words.search.standings
  const order = Object.keys(names) as Status[]
  return (
    <Shares
      heading={texts.standings.heading}
      text={fill(texts.standings.text, { share: shareText(standings.booked, total) })}
      column={texts.standings.column}
      rows={order.map((standing) => ({ name: names[standing], count: standings[standing] }))}
      total={total}
    />
  )
}

/** The requests of a period by treatment, the most frequent first. */
export function TreatmentShares({ figures }: { figures: Figures }) {
  const { requests, otherRequests, total } = figures
  const rows = requests.map(({ name, count }) => ({ name: name || words.row.anyRequest, count }))
  const others = otherRequests > 0 ? [{ name: texts.requests.other, count: otherRequests }] : []
  return (
    <Shares
      heading={texts.requests.heading}
      column={texts.requests.column}
      rows={[...rows, ...others]}
      total={total}
    />
  )
}
