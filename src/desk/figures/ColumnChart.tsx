import styles from './Charts.module.css'
import { sayCount } from './numbers'

/** Heights in pixels: of the columns, and of the words below them. */
const height = 160
const foot = 26
/** A column fills so much of its place. */
const filled = 0.72

type Column = {
  label: string
  count: number
  /** Said in full when a mouse rests on it. */
  title: string
}

/** The step between the lines: 1, 2 or 5 times a power of ten, so that there are four at most. */
function stepFor(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1) / 4))
  const step = [1, 2, 5, 10].find((each) => each * power * 4 >= most) ?? 10
  return Math.max(1, step * power)
}

/**
 * Counts as columns, drawn in percent of the place there is, so that the words keep
 * their size at any width. For the eye alone: the table beside it says the same.
 */
export function ColumnChart({ columns, every }: { columns: Column[]; every: number }) {
  const most = Math.max(...columns.map(({ count }) => count), 1)
  const step = stepFor(most)
  const top = Math.ceil(most / step) * step
  const lines = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step)
  const y = (count: number) => height - (count / top) * height
  const place = 100 / columns.length
  return (
    <svg className={styles.columns} height={height + foot} aria-hidden="true">
      {lines.map((count) => (
        <g key={count}>
          <line className={styles.line} x1="0" x2="100%" y1={y(count)} y2={y(count)} />
          <text className={styles.scale} x="-6" y={y(count)} dy="0.35em">
            {sayCount(count)}
          </text>
        </g>
      ))}
      {columns.map(({ label, count, title }, index) => (
        <g key={title}>
          <rect
            className={styles.mark}
            x={`${(index + (1 - filled) / 2) * place}%`}
            y={y(count)}
            width={`${place * filled}%`}
            height={height - y(count)}
            rx="1.5"
          >
            <title>{`${title}: ${sayCount(count)}`}</title>
          </rect>
          {index % every === 0 && (
            <text className={styles.label} x={`${(index + 0.5) * place}%`} y={height + foot - 4}>
              {label}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
