import { fill } from '../../../shared/formats/fill'
import { laterDay } from '../../../shared/formats/opening'
import type { Period } from '../../contract/contract'
import { Button } from '../kit/Controls'
import { DayField } from '../kit/MomentField'
import { words } from '../kit/text'
import styles from './PeriodChoice.module.css'

const { figures: texts } = words
const lengths = [7, 30, 90] as const

/** The last `days` days until today. */
export const lastDays = (days: number, today: string): Period => ({
  from: laterDay(today, 1 - days),
  until: today,
})

type PeriodChoiceProps = { period: Period; today: string; onPeriod(period: Period): void }

/** A period by its dates or one of the usual lengths. */
export function PeriodChoice({ period, today, onPeriod }: PeriodChoiceProps) {
  const usual = [
    ...lengths.map((days) => [fill(texts.last, { days }), lastDays(days, today)] as const),
    [texts.all, { from: '', until: '' }] as const,
  ]
  const ends = ['from', 'until'] as const
  return (
    <fieldset className={styles.choice}>
      <legend>{texts.period}</legend>
      <div className={styles.usual}>
        {usual.map(([text, { from, until }]) => (
          <button
            key={text}
            type="button"
            className={styles.length}
            aria-pressed={from === period.from && until === period.until}
            onClick={() => onPeriod({ from, until })}
          >
            {text}
          </button>
        ))}
      </div>
      {ends.map((end) => (
        <DayField
          key={end}
          label={texts[end]}
          place={styles.end}
          day={period[end]}
          today={today}
          isSearch
          onDay={(day) => onPeriod({ ...period, [end]: day })}
        />
      ))}
      <Button look="primary" onClick={() => print()}>
        {texts.print}
      </Button>
    </fieldset>
  )
}
