import { type ReactNode, useId } from 'react'
import styles from './Figure.module.css'

type FigureProps = {
  heading: string
  /** What is to be seen, in a sentence. */
  text?: string
  /** The drawing, where it stands beside the table and not in it. */
  chart?: ReactNode
  /** Whether the last column holds drawings, not numbers alone. */
  drawn?: boolean
  columns: readonly string[]
  children: ReactNode
}

/** A drawing and the table that says the same. A long table has a window of its own, which the keyboard reaches. */
export function Figure({ heading, text, chart, drawn, columns, children }: FigureProps) {
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
