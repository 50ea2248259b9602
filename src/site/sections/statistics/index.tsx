import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SectionData } from '../../../content/sections'
import { Counter, type CounterPhase } from '../../../ui/Counter'
import { useArrival } from '../../../ui/hooks/useArrival'
import { useMotionAllowed } from '../../../ui/hooks/useMotionAllowed'
import { Section } from '../../../ui/Section'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { useSite } from '../../siteContext'
import styles from './Statistics.module.css'

const START_DELAY_MS = 1000

/** The figures count up once, a second after a tenth of the band is visible; none counts down. */
export default function Statistics({ data }: { data: SectionData['statistics'] }) {
  const { figureText } = useSite()
  const { t } = useTranslation('home')
  const band = useRef<HTMLDListElement>(null)
  const motionAllowed = useMotionAllowed()
  const [arrival] = useArrival(band, 0.1, motionAllowed)
  const [started, setStarted] = useState(false)

  useEffect(() => {
    if (arrival !== 'come') return
    const timeout = setTimeout(() => setStarted(true), START_DELAY_MS)
    return () => clearTimeout(timeout)
  }, [arrival])

  const moving = motionAllowed && (arrival === 'ahead' || arrival === 'come')
  const phase: CounterPhase = moving ? (started ? 'counting' : 'waiting') : 'final'
  return (
    <Section ground="deep" labelledBy="statistics">
      <h2 id="statistics">
        <VisuallyHidden>{t('statistics.title')}</VisuallyHidden>
      </h2>
      <dl ref={band} className={styles.statistics}>
        {data.map(({ id, label, target }) => (
          <div key={id} className={styles.statistic} data-record={`statistics/${id}`}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.figure}>
              <Counter
                target={target}
                phase={phase}
                format={(value) => t('statistics.figure', { value: figureText(value) })}
              />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
