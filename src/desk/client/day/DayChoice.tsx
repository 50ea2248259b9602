import { laterDay } from '../../../shared/formats/opening'
import { Button } from '../kit/Controls'
import controls from '../kit/Controls.module.css'
import { DayField } from '../kit/MomentField'
import { words } from '../kit/text'
import styles from './Day.module.css'

const { day: texts } = words

export type Shown = { day: string; view: 'day' | 'week' }

type DayChoiceProps = Shown & {
  today: string
  /** Whether there is nothing to print. */
  isEmpty: boolean
  onPlace(change: Partial<Shown>): void
  /** Absent if the account may not book. */
  onEnter: (() => void) | undefined
}

/** Controls of the day: date, week, new appointment and print. */
export function DayChoice({ day, view, today, isEmpty, onPlace, onEnter }: DayChoiceProps) {
  const isWeek = view === 'week'
  const steps = [
    ['‹', isWeek ? texts.previousWeek : texts.previous, -1],
    ['›', isWeek ? texts.nextWeek : texts.next, 1],
  ] as const
  const [back, on] = steps.map(([sign, label, step]) => (
    <Button
      key={sign}
      look="secondary"
      className={`${controls.secondary} ${styles.step}`}
      aria-label={label}
      title={label}
      onClick={() => onPlace({ day: laterDay(day, isWeek ? 7 * step : step) })}
    >
      {sign}
    </Button>
  ))
  return (
    <div className={styles.choice}>
      {back}
      <DayField
        // A day chosen by button replaces the typed text.
        key={day}
        label={texts.day}
        place={styles.day}
        day={day}
        today={today}
        onDay={(typed) => typed && onPlace({ day: typed })}
      />
      {on}
      <Button look="quiet" disabled={day === today} onClick={() => onPlace({ day: today })}>
        {texts.today}
      </Button>
      <fieldset className={styles.views} aria-label={texts.views.label}>
        {(['day', 'week'] as const).map((each) => (
          <Button
            key={each}
            look="chip"
            aria-pressed={view === each}
            onClick={() => onPlace({ view: each })}
          >
            {texts.views[each]}
          </Button>
        ))}
      </fieldset>
      {onEnter && (
        <Button look="primary" className={`${controls.primary} ${styles.enter}`} onClick={onEnter}>
          {texts.enter}
        </Button>
      )}
      <Button look="secondary" disabled={isEmpty} onClick={() => print()}>
        {texts.print}
      </Button>
    </div>
  )
}
