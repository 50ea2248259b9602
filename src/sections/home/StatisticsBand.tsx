import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { statistics } from '../../content'
import { useMotionAllowed } from '../../lib/useMotionAllowed'
import { useSeen } from '../../lib/useSeen'
import { Counter } from '../../ui/Counter'
import { Section } from '../../ui/Section'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import styles from './StatisticsBand.module.css'
import './strings'

/** How long the band has been seen when the counting begins, in milliseconds. */
const START_DELAY_MS = 1000

/** The clinic in figures. They count up once, a second after a tenth of the band has come into view. */
export function StatisticsBand() {
  const { t } = useTranslation('home')
  const band = useRef<HTMLDListElement>(null)
  const motionAllowed = useMotionAllowed()
  const seen = useSeen(band, 0.1)
  const [started, setStarted] = useState(false)

  useEffect(() => {
    if (!seen) return
    const timeout = setTimeout(() => setStarted(true), START_DELAY_MS)
    return () => clearTimeout(timeout)
  }, [seen])

  const phase = motionAllowed ? (started ? 'counting' : 'waiting') : 'final'
  return (
    <Section ground="deep" labelledBy="statistics">
      <h2 id="statistics">
        <VisuallyHidden>{t('statistics.title')}</VisuallyHidden>
      </h2>
      <dl ref={band} className={styles.statistics}>
        {statistics.statistics.map(({ id, label, target }) => (
          <div key={id} className={styles.statistic} data-record={`statistics/${id}`}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.figure}>
              <Counter
                target={target}
                phase={phase}
                format={(value) => t('statistics.figure', { value })}
              />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
