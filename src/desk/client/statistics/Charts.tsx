import { fill } from '../../../shared/formats/fill'
import { formatTag, words } from '../kit/text'
import styles from './Charts.module.css'

const { figures: texts, waited } = words

const whole = new Intl.NumberFormat(formatTag)
const percent = new Intl.NumberFormat(formatTag, { style: 'percent' })

export const countText = (count: number): string => whole.format(count)

export const shareText = (count: number, total: number): string =>
  percent.format(total === 0 ? 0 : count / total)

/** `45 dk`, `2 sa`, `1 sa 20 dk`. */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return fill(waited.minutes, { minutes })
  return rest === 0 ? fill(texts.hours, { hours }) : fill(waited.hours, { hours, minutes: rest })
}

/** Pixels. */
const height = 160
const foot = 26
/** Column width as a share of its slot. */
const filled = 0.72

export type Column = {
  label: string
  count: number
  /** Tooltip. */
  title: string
}

/** The distance of the grid lines: 1, 2 or 5 times a power of ten, for at most four lines. */
function stepFor(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1) / 4))
  const step = [1, 2, 5, 10].find((each) => each * power * 4 >= most) ?? 10
  return Math.max(1, step * power)
}

/**
 * A column chart in percentages, so that labels keep their size. Hidden from screen readers: the
 * table holds the same data.
 */
export function ColumnChart({ columns, every }: { columns: readonly Column[]; every: number }) {
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
            {countText(count)}
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
            <title>{`${title}: ${countText(count)}`}</title>
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
