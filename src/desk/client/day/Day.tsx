import { useState } from 'react'
import { laterDay } from '../../../shared/formats/opening'
import { Button, InputField } from '../kit/Controls'
import { call } from '../kit/call'
import { Frame, type PageProps } from '../kit/Frame'
import { words } from '../kit/text'
import { wallTime } from '../kit/times'
import { Freshness } from '../live/Freshness'
import { useQuery } from '../live/useQuery'
import styles from './Day.module.css'
import { DaySheet } from './DaySheet'

const { day: texts } = words

/** The appointments of one day, on screen and on paper. */
export function Day({ me, onLock, onOver }: PageProps) {
  const today = wallTime(Date.now(), me.clinic.timeZone).slice(0, 10)
  const [day, setDay] = useState(today)
  const read = () => call('GET /appointments', {}, { day })
  const { answer, fault, since } = useQuery(day, read, true, onOver)
  return (
    <Frame me={me} onLock={onLock} tools={<Freshness since={since} clinic={me.clinic} />}>
      <h1 className={styles.heading}>{texts.heading}</h1>
      <div className={styles.choice}>
        <Button look="secondary" onClick={() => setDay(laterDay(day, -1))}>
          {texts.previous}
        </Button>
        <InputField
          label={texts.day}
          place={styles.day}
          type="date"
          value={day}
          onChange={({ currentTarget: { value } }) => value && setDay(value)}
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
