import { Suspense, useState } from 'react'
import { fill } from '../../../shared/formats/fill'
import type { Period } from '../../contract/contract'
import { Visits } from '../day/lazyDay'
import { Frame, type PageProps } from '../kit/Frame'
import { counted, words } from '../kit/text'
import { dayText, wallTime } from '../kit/times'
import { useRead } from '../live/useRead'
import { Arrivals, Hours } from './Arrivals'
import { Calls } from './Calls'
import { lastDays, PeriodChoice } from './PeriodChoice'
import { StatusShares, TreatmentShares } from './Shares'
import styles from './Statistics.module.css'

const { figures: texts, faults } = words

/** Statistics of a period, without patient data. */
export function Statistics({ me, onLock }: PageProps) {
  const today = wallTime(Date.now(), me.clinic.timeZone).slice(0, 10)
  const [period, setPeriod] = useState<Period>(lastDays(30, today))
  const { answer, last, fault } = useRead('GET /figures', [{}, period])
  // The last statistics stay while others load; they show their own period.
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
            {fill(texts.of, { from: dayText(figures.from), until: dayText(figures.until) })}
          </p>
          {figures.total === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <div className={styles.figures} aria-busy={!answer}>
              <Arrivals figures={figures} />
              <Hours hours={figures.hours} />
              <Calls calls={figures.calls} />
              <StatusShares figures={figures} />
              <TreatmentShares figures={figures} />
            </div>
          )}
          <Suspense>
            <div className={styles.figures}>
              <Visits period={period} />
            </div>
          </Suspense>
        </>
      )}
    </Frame>
  )
}
