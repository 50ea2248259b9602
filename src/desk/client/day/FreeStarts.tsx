import { yearOf } from '../../../shared/formats/date'
import { fill } from '../../../shared/formats/fill'
import { laterDay, timesOn, timetableOf } from '../../../shared/formats/opening'
import type { Me } from '../../contract/contract'
import { Button } from '../kit/Controls'
import controls from '../kit/Controls.module.css'
import { words } from '../kit/text'
import { wallTime, wallTimeText } from '../kit/times'
import { useRead } from '../live/useRead'
import styles from './BookingForm.module.css'

const { booking: texts } = words
/** Milliseconds after the last keystroke. */
const typing = 150

type FreeStartsProps = {
  clinic: Me['clinic']
  /** Id; '' if none is chosen. */
  doctor: string
  day: string
  minutes: number
  /** The appointment that is moved; '' for another. */
  reference: string
  /** Wall time. */
  chosen: string | undefined
  onStart(at: string): void
  onDay(day: string): void
}

/** The free hours of a doctor's day as buttons, and the next open days. */
export function FreeStarts(props: FreeStartsProps) {
  const { clinic, doctor, day, minutes, reference, chosen, onStart, onDay } = props
  const query = { doctor, day, minutes: String(minutes), reference }
  const isWhole = doctor !== '' && minutes >= 5 && minutes <= 480
  const { answer, fault } = useRead('GET /free', isWhole ? [{}, query] : undefined, typing)

  const year = yearOf(wallTime(Date.now(), clinic.timeZone))
  const timetable = timetableOf(
    clinic,
    clinic.team.find(({ id }) => id === doctor),
  )
  const isOff = timesOn(day, clinic).length > 0 && timesOn(day, timetable).length === 0

  /** The next working day in a direction, at most a month away. */
  function openDay(step: 1 | -1): string {
    const days = Array.from({ length: 31 }, (_, at) => laterDay(day, step * (at + 1)))
    return days.find((each) => timesOn(each, timetable).length > 0) ?? laterDay(day, step)
  }
  return (
    <fieldset className={styles.free}>
      <legend>{texts.free}</legend>
      <div className={styles.starts}>
        <Button look="chip" onClick={() => onDay(openDay(-1))}>
          {texts.earlier}
        </Button>
        <Button look="chip" onClick={() => onDay(openDay(1))}>
          {texts.later}
        </Button>
        {answer?.starts.length === 0 && answer.first && (
          <Button look="chip" onClick={() => onStart(answer.first)}>
            {fill(texts.first, { time: wallTimeText(answer.first, year) })}
          </Button>
        )}
        {answer?.starts.map((at) => (
          <Button key={at} look="chip" aria-pressed={at === chosen} onClick={() => onStart(at)}>
            {wallTimeText(at, at)}
          </Button>
        ))}
        <p className={controls.hint} role="status">
          {!doctor
            ? texts.doctorFirst
            : answer
              ? answer.starts.length === 0 && (isOff ? words.day.off : texts.noneFree)
              : fault && texts.freeUnread}
        </p>
      </div>
    </fieldset>
  )
}
