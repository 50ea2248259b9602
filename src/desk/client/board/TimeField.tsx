import { useRef } from 'react'
import type { Me } from '../../contract/contract'
import { Button, InputField } from '../kit/Controls'
import { words } from '../kit/text'
import { nextOpening, wallTime } from '../kit/times'
import styles from './OutcomeForm.module.css'

const { form: texts } = words
const hour = 3_600_000

type TimeFieldProps = { outcome: 'unreached' | 'booked'; clinic: Me['clinic'] }

/** Day and time on the clinic's clock, with the usual times for calling again. */
export function TimeField({ outcome, clinic }: TimeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const now = Date.now()
  const opening = nextOpening(now, clinic)
  const later = (hours: number) => wallTime(now + hours * hour, clinic.timeZone)
  const offers = [
    [texts.inAnHour, later(1)],
    [texts.inThreeHours, later(3)],
    [texts.nextOpening, opening],
  ] as const
  return (
    <div className={styles.time}>
      <InputField
        label={texts[outcome]}
        ref={input}
        name="time"
        type="datetime-local"
        defaultValue={outcome === 'booked' ? opening : later(1)}
        required
      />
      {outcome === 'unreached' && (
        <div className={styles.offers}>
          {offers.map(([text, time]) => (
            <Button
              key={text}
              look="chip"
              onClick={() => {
                if (input.current) input.current.value = time
              }}
            >
              {text}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
