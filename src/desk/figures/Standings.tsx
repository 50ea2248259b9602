import type { Figures, Standing } from '../contract'
import { fill, words } from '../lib/words'
import { sayShare } from './numbers'
import { Shares } from './Shares'

const { standings: texts } = words.figures
const names = words.search.standings

type StandingsProps = { standings: Figures['standings']; total: number }

/** What became of the requests. */
export function Standings({ standings, total }: StandingsProps) {
  const order = Object.keys(names) as Standing[]
  return (
    <Shares
      heading={texts.heading}
      text={fill(texts.text, { share: sayShare(standings.booked, total) })}
      column={texts.column}
      rows={order.map((standing) => ({ name: names[standing], count: standings[standing] }))}
      total={total}
    />
  )
}
