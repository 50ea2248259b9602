import { useState } from 'react'
import { laterDay } from '../../formats/opening'
import type { Appointment, Me } from '../contract'
import { Frame } from '../frame/Frame'
import { Freshness } from '../frame/Freshness'
import { wallTime } from '../lib/times'
import { useAnswer } from '../lib/useAnswer'
import { words } from '../lib/words'
import controls from '../styles/Controls.module.css'
import styles from './Day.module.css'
import { DaySheet } from './DaySheet'

const { day: texts } = words

type DayProps = { me: Me; onLock(): void; onOver(): void }

/** The appointments of one day, to be read here or printed on one sheet. */
export function Day({ me, onLock, onOver }: DayProps) {
  const today = wallTime(Date.now(), me.clinic.timeZone).slice(0, 10)
  const [day, setDay] = useState(today)
  const path = `/appointments?day=${day}`
  const { answer, fault, since } = useAnswer<Appointment[]>(path, true, onOver)
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
