import type { CSSProperties } from 'react'
import { fill } from '../../../shared/formats/fill'
import hidden from '../../../ui/VisuallyHidden.module.css'
import { words } from '../kit/text'
import { countText } from './groups'
import styles from './Statistics.module.css'

/** As many labels as fit on a phone. */
const labels = 5

type Column = { title: string; label: string; count: number }

/** Counts as a list that is drawn as columns; its text names the largest. */
export function Plot({ heading, columns }: { heading: string; columns: readonly Column[] }) {
  const busiest = columns.reduce((one, other) => (other.count > one.count ? other : one))
  const every = Math.ceil(columns.length / labels)
  return (
    <figure className={styles.plot}>
      <figcaption>
        <h2>{heading}</h2>
        <p>{fill(words.figures.most, { when: busiest.title, count: countText(busiest.count) })}</p>
      </figcaption>
      <ol>
        {columns.map(({ title, label, count }, at) => (
          <li
            key={title}
            title={`${title}: ${countText(count)}`}
            data-label={at % every === 0 ? label : undefined}
            style={{ '--share': count / Math.max(busiest.count, 1) } as CSSProperties}
          >
            <span className={hidden.hidden}>
              {title}: {countText(count)}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
