import { type ReactNode, useId } from 'react'
import { fill } from '../../../shared/formats/fill'
import { words } from '../kit/text'
import styles from './ChartCard.module.css'
import { type Column, ColumnChart, countText } from './Charts'
import charts from './Charts.module.css'

type ChartCardProps = {
  heading: string
  /** A one-sentence summary. */
  text?: string
  /** A chart beside the table. */
  chart?: ReactNode
  /** Whether the last column contains bars. */
  drawn?: boolean
  columns: readonly string[]
  children: ReactNode
}

/** A chart with its data as a table. A long table scrolls and is focusable. */
export function ChartCard({ heading, text, chart, drawn, columns, children }: ChartCardProps) {
  const id = useId()
  const table = (
    <table className={styles.table} data-drawn={drawn} aria-labelledby={id}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
  return (
    <article className={styles.figure} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {chart ? (
        <div className={styles.pair}>
          <div className={styles.chart}>{chart}</div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
          <section className={styles.window} tabIndex={0} aria-labelledby={id}>
            {table}
          </section>
        </div>
      ) : (
        table
      )}
    </article>
  )
}

type CountCardProps = {
  heading: string
  /** With {{when}} and {{count}} of the largest. */
  text: string
  column: string
  countColumn?: string
  textOf?: (count: number) => string
  counts: readonly Column[]
  /** Columns per label. */
  every: number
}

/** Counts as a column chart and a table. */
export function CountCard({
  heading,
  text,
  column,
  countColumn = words.figures.count,
  textOf = countText,
  counts,
  every,
}: CountCardProps) {
  const busiest = counts.reduce((one, other) => (other.count > one.count ? other : one))
  return (
    <ChartCard
      heading={heading}
      text={fill(text, { when: busiest.title, count: textOf(busiest.count) })}
      chart={<ColumnChart columns={counts} every={every} />}
      columns={[column, countColumn]}
    >
      {counts.map(({ title, count }) => (
        <tr key={title}>
          <th scope="row">{title}</th>
          <td>{textOf(count)}</td>
        </tr>
      ))}
    </ChartCard>
  )
}

/** A count with a bar relative to the largest of its table. */
export const BarCell = ({ count, most }: { count: number; most: number }) => (
  <td className={styles.drawn}>
    <svg className={charts.bar} aria-hidden="true">
      <rect className={charts.track} width="100%" height="100%" rx="2" />
      <rect
        className={charts.mark}
        width={`${(count / Math.max(most, 1)) * 100}%`}
        height="100%"
        rx="2"
      />
    </svg>
    {countText(count)}
  </td>
)
