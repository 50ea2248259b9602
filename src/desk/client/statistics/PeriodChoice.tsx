import { fill } from '../../../shared/formats/fill'
import { laterDay } from '../../../shared/formats/opening'
import type { Period } from '../../contract/contract'
import { Button } from '../kit/Controls'
import { DayField } from '../kit/MomentField'
import { words } from '../kit/text'
import styles from './Statistics.module.css'

const { figures: texts } = words

/** The last `days` days until today. */
export const lastDays = (days: number, today: string): Period => ({
  from: laterDay(today, 1 - days),
  until: today,
})

type PeriodChoiceProps = { period: Period; today: string; onPeriod(period: Period): void }

/** A period by its dates or one of the usual lengths. */
export const PeriodChoice = ({ period, today, onPeriod }: PeriodChoiceProps) => (
  <search className={styles.choice} aria-label={texts.period}>
    {[7, 30, 90, 0].map((days) => {
      const usual = days ? lastDays(days, today) : { from: '', until: '' }
      return (
        <Button
          key={days}
          look="chip"
          aria-pressed={usual.from === period.from && usual.until === period.until}
          onClick={() => onPeriod(usual)}
        >
          {days ? fill(texts.last, { days }) : texts.all}
        </Button>
      )
    })}
    {(['from', 'until'] as const).map((end) => (
      <DayField
        key={end}
        label={texts[end]}
        day={period[end]}
        today={today}
        isSearch
        onDay={(day) => onPeriod({ ...period, [end]: day })}
      />
    ))}
    <Button look="primary" onClick={() => print()}>
      {texts.print}
    </Button>
  </search>
)
