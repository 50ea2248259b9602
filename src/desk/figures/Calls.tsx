import type { Figures } from '../contract'
import { counted, fill, words } from '../lib/words'
import { Bar } from './Bar'
import { Figure } from './Figure'
import styles from './Figure.module.css'
import { sayCount, sayMinutes } from './numbers'

const { calls: texts } = words.figures

/** How long requests waited for the first call: while the clinic was open, and day and night. */
export function Calls({ calls: { steps, open, all, waiting } }: { calls: Figures['calls'] }) {
  const called =
    open.median === undefined || all.median === undefined
      ? texts.textNone
      : fill(texts.text, { open: sayMinutes(open.median), all: sayMinutes(all.median) })
  const text = waiting > 0 ? `${called} ${counted(texts, 'waiting', waiting)}` : called
  const most = Math.max(...open.counts, ...all.counts)
  return (
    <Figure
      heading={texts.heading}
      text={text}
      drawn
      columns={[texts.column, texts.open, texts.all]}
    >
      {open.counts.map((count, index) => {
        const step = steps[index]
        const wait =
          step === undefined
            ? fill(texts.more, { time: sayMinutes(steps.at(-1) ?? 0) })
            : fill(texts.upTo, { time: sayMinutes(step) })
        return (
          <tr key={wait}>
            <th scope="row">{wait}</th>
            {[count, all.counts[index] ?? 0].map((each, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns, always the same
              <td key={column} className={styles.drawn}>
                <Bar count={each} most={most} />
                {sayCount(each)}
              </td>
            ))}
          </tr>
        )
      })}
    </Figure>
  )
}
