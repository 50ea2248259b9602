import { formatTag, words } from '../kit/text'
import { useRead } from '../live/useRead'
import styles from './DiskUse.module.css'

const { disk: texts } = words.accounts
const parts = ['requests', 'repository', 'releases', 'backups', 'free'] as const

const megabytes = new Intl.NumberFormat(formatTag, {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 0,
})

/** What the clinic occupies on the server, and what is free. */
export function DiskUse() {
  const { answer } = useRead('GET /disk', [])
  return (
    answer && (
      <section className={styles.disk} aria-labelledby="disk-heading">
        <h2 id="disk-heading">{texts.heading}</h2>
        <p>{texts.intro}</p>
        <dl>
          {parts.map((part) => {
            const bytes = answer[part]
            return (
              bytes !== undefined && (
                <div key={part}>
                  <dt>{texts.parts[part]}</dt>
                  <dd>{megabytes.format(Math.ceil(bytes / 1e6))}</dd>
                </div>
              )
            )
          })}
        </dl>
      </section>
    )
  )
}
