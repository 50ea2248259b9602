import { call } from '../kit/call'
import type { PageProps } from '../kit/Frame'
import { formatTag, words } from '../kit/text'
import { useData } from '../live/useData'
import styles from './Accounts.module.css'

const { disk: texts } = words.accounts
const parts = ['requests', 'repository', 'releases', 'backups', 'free'] as const

const megabytes = new Intl.NumberFormat(formatTag, {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 0,
})

/** What the clinic occupies on the server, and what is free. */
export function DiskUse({ onOver }: Pick<PageProps, 'onOver'>) {
  const { answer } = useData('disk', (signal) => call('GET /disk', signal), { onOver })
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
