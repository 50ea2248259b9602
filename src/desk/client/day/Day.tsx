import { useState } from 'react'
import { laterDay } from '../../../shared/formats/opening'
import { Button } from '../kit/Controls'
import { call } from '../kit/call'
import { Frame, type PageProps } from '../kit/Frame'
import { DayField } from '../kit/MomentField'
import { words } from '../kit/text'
import { wallTime } from '../kit/times'
import { Freshness } from '../live/Freshness'
import { useData } from '../live/useData'
import styles from './Day.module.css'
import { DaySheet } from './DaySheet'

const { day: texts } = words

/** The appointments of one day, on screen and on paper. */
export function Day({ me, onLock, onOver }: PageProps) {
  const today = wallTime(Date.now(), me.clinic.timeZone).slice(0, 10)
  const [day, setDay] = useState(today)
  const read = (signal: AbortSignal) => call('GET /appointments', {}, { day }, signal)
  const { answer, fault, since } = useData(day, read, { isLive: true, onOver })
  return (
    <Frame me={me} onLock={onLock} tools={<Freshness since={since} clinic={me.clinic} />}>
      <h1 className={styles.heading}>{texts.heading}</h1>
      <div className={styles.choice}>
        <Button look="secondary" onClick={() => setDay(laterDay(day, -1))}>
          {texts.previous}
        </Button>
        <DayField
          // Another button's day replaces what is typed.
          key={day}
          label={texts.day}
          place={styles.day}
          day={day}
          today={today}
          onDay={(typed) => typed && setDay(typed)}
        />
        <Button look="secondary" onClick={() => setDay(laterDay(day, 1))}>
          {texts.next}
        </Button>
        <Button look="quiet" disabled={day === today} onClick={() => setDay(today)}>
          {texts.today}
        </Button>
        <Button look="primary" disabled={!answer?.length} onClick={() => print()}>
          {texts.print}
        </Button>
      </div>
      <p role="alert">{fault && !answer && words.faults.unavailable}</p>
      {answer && <DaySheet day={day} appointments={answer} clinic={me.clinic} />}
    </Frame>
  )
}
