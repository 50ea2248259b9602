import { useState } from 'react'
import { laterDay } from '../../../shared/formats/opening'
import controls from '../kit/Controls.module.css'
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
        <button
          type="button"
          className={controls.secondary}
          onClick={() => setDay(laterDay(day, -1))}
        >
          {texts.previous}
        </button>
        <label className={styles.day}>
          <span>{texts.day}</span>
          <input
            type="date"
            className={controls.input}
            value={day}
            onChange={({ currentTarget: { value } }) => value && setDay(value)}
          />
        </label>
        <button
          type="button"
          className={controls.secondary}
          onClick={() => setDay(laterDay(day, 1))}
        >
          {texts.next}
        </button>
        <button
          type="button"
          className={controls.quiet}
          disabled={day === today}
          onClick={() => setDay(today)}
        >
          {texts.today}
        </button>
        <button
          type="button"
          className={controls.primary}
          disabled={!answer?.length}
          onClick={() => print()}
        >
          {texts.print}
        </button>
      </div>
      <p role="alert">{fault && !answer && words.faults.unavailable}</p>
      {answer && <DaySheet day={day} appointments={answer} clinic={me.clinic} />}
    </Frame>
  )
}
