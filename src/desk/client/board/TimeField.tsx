import type { Me } from '../../contract/contract'
import { Button } from '../kit/Controls'
import { MomentField } from '../kit/MomentField'
import { words } from '../kit/text'
import { momentInput, nextOpening, wallTime } from '../kit/times'
import styles from './OutcomeForm.module.css'

const { form: texts } = words
const hour = 3_600_000

type TimeFieldProps = {
  clinic: Me['clinic']
  /** As typed. */
  text: string
  onText(text: string): void
}

/** When to call again on the clinic's clock, with the usual times. */
export function TimeField({ clinic, text, onText }: TimeFieldProps) {
  const now = Date.now()
  const later = (hours: number) => wallTime(now + hours * hour, clinic.timeZone)
  const offers = [
    [texts.inAnHour, later(1)],
    [texts.inThreeHours, later(3)],
    [texts.nextOpening, nextOpening(now, clinic)],
  ] as const
  return (
    <div className={styles.time}>
      <MomentField label={texts.unreached} text={text} today={later(0)} hasTime onText={onText} />
      <div className={styles.offers}>
        {offers.map(([offer, time]) => (
          <Button key={offer} look="chip" onClick={() => onText(momentInput(time))}>
            {offer}
          </Button>
        ))}
      </div>
    </div>
  )
}
