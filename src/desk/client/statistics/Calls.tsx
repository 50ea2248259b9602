import { fill } from '../../../shared/formats/fill'
import type { Figures } from '../../contract/contract'
import { counted, words } from '../kit/text'
import { BarCell, ChartCard } from './ChartCard'
import { durationText } from './Charts'

const { calls: texts } = words.figures

/** Waiting times until the first call: during opening hours, and in total. */
export function Calls({ calls: { steps, open, all, waiting } }: { calls: Figures['calls'] }) {
  const called =
    open.median === undefined || all.median === undefined
      ? texts.textNone
      : fill(texts.text, { open: durationText(open.median), all: durationText(all.median) })
  const text = waiting > 0 ? `${called} ${counted(texts, 'waiting', waiting)}` : called
  const most = Math.max(...open.counts, ...all.counts)
  return (
    <ChartCard
      heading={texts.heading}
      text={text}
      drawn
      columns={[texts.column, texts.open, texts.all]}
    >
      {open.counts.map((count, index) => {
        const step = steps[index]
        const wait =
          step === undefined
            ? fill(texts.more, { time: durationText(steps.at(-1) ?? 0) })
            : fill(texts.upTo, { time: durationText(step) })
        return (
          <tr key={wait}>
            <th scope="row">{wait}</th>
            {[count, all.counts[index] ?? 0].map((each, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns, always the same
              <BarCell key={column} count={each} most={most} />
            ))}
          </tr>
        )
      })}
    </ChartCard>
  )
}
