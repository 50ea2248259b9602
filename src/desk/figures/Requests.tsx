import type { Figures } from '../contract'
import { words } from '../lib/words'
import { Shares } from './Shares'

const { requests: texts } = words.figures

/** What was asked for, the most frequent first. */
export function Requests({ figures }: { figures: Figures }) {
  const { requests, otherRequests, total } = figures
  const rows = requests.map(({ name, count }) => ({ name: name || words.row.anyRequest, count }))
  const others = otherRequests > 0 ? [{ name: texts.other, count: otherRequests }] : []
  return (
    <Shares
      heading={texts.heading}
      column={texts.column}
      rows={[...rows, ...others]}
      total={total}
    />
  )
}
