import { useState } from 'react'
import type { Figures as Counted, Me, Period } from '../contract'
import { Frame } from '../frame/Frame'
import { sayDay, wallTime } from '../lib/times'
import { useAnswer } from '../lib/useAnswer'
import { counted, fill, words } from '../lib/words'
import { Arrivals } from './Arrivals'
import { Calls } from './Calls'
import styles from './Figures.module.css'
import { Hours } from './Hours'
import { lastDays, PeriodChoice } from './PeriodChoice'
import { Requests } from './Requests'
import { Standings } from './Standings'

const { figures: texts, faults } = words

type FiguresProps = { me: Me; onLock(): void; onOver(): void }

/** What the requests of a period come to: without names, to be looked at rather than read. */
export function Figures({ me, onLock, onOver }: FiguresProps) {
  const today = wallTime(Date.now(), me.clinic.timeZone).slice(0, 10)
  const [period, setPeriod] = useState<Period>(lastDays(30, today))
  const path = `/figures?${new URLSearchParams(period)}`
  const { answer, last, fault } = useAnswer<Counted>(path, false, onOver)
  // While other figures are asked for, the last ones stay; they say of when they are.
  const figures = fault ? undefined : (answer ?? last)
  return (
    <Frame me={me} onLock={onLock}>
      <p className={styles.clinic}>{me.clinic.name}</p>
      <h1 className={styles.heading}>{texts.heading}</h1>
      <p className={styles.intro}>{texts.intro}</p>
      <PeriodChoice period={period} today={today} onPeriod={setPeriod} />
      <p role="alert">{fault && (fault === 'malformed' ? texts.invalid : faults.unavailable)}</p>
      {figures && (
        <>
          <p className={styles.total} role="status">
            <strong>{counted(texts, 'total', figures.total)}</strong>{' '}
            {fill(texts.of, { from: sayDay(figures.from), until: sayDay(figures.until) })}
          </p>
          {figures.total === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <div className={styles.figures} aria-busy={!answer}>
              <Arrivals figures={figures} />
              <Hours hours={figures.hours} />
              <Calls calls={figures.calls} />
              <Standings standings={figures.standings} total={figures.total} />
              <Requests figures={figures} />
            </div>
          )}
        </>
      )}
    </Frame>
  )
}
