import { fill } from '../../../lib/words'
import controls from '../../../styles/Controls.module.css'
import { texts } from '../../words'
import type { FieldProps } from '../Field'
import { FieldFault } from '../FieldFault'
import forms from '../Form.module.css'
import { idOf, resolved, useForm } from '../formContext'
import styles from './Hours.module.css'
import { TimeInput } from './TimeInput'
import {
  firstTimes,
  type HoursEntry,
  hoursEdits,
  type Interval,
  intervalsOf,
  withBreak,
  withDay,
} from './week'

/** The opening hours as a week: each day open or closed, from when to when, with a break or without. */
export function Week({ node, path, value }: FieldProps) {
  const { root, edit, findingAt } = useForm()
  const hours = (Array.isArray(value) ? value : []) as HoursEntry[]
  const entry = resolved(root, node.items ?? {}).properties ?? {}
  const day = resolved(root, entry.days?.items ?? {})
  const week = (day.enum ?? []) as string[]

  const write = (name: string, intervals: readonly Interval[]) =>
    edit(hoursEdits(path, hours, withDay(hours, name, intervals, week)))
  /** What the gate says of an entry is said at each of its days. */
  const findingOf = (name: string) => {
    for (const [index, { days }] of hours.entries()) {
      if (!days.includes(name)) continue
      const at = [...path, index]
      const places = ['days', 'open', 'close'].map((key) => [...at, key])
      const own = [...at, 'days', days.indexOf(name)]
      const found = [at, own, ...places].map(findingAt).find(Boolean)
      if (found) return found
    }
    return undefined
  }

  return (
    <fieldset className={forms.group} id={idOf(path)} tabIndex={-1}>
      <legend>{node.title}</legend>
      <FieldFault id={idOf(path)} node={{}} finding={findingAt(path)} />
      <div className={styles.week}>
        {week.map((name, index) => {
          const title = day.enumDescriptions?.[index] ?? name
          const intervals = intervalsOf(hours, name)
          const above = intervalsOf(hours, week[index - 1] ?? '')
          const finding = findingOf(name)
          const id = idOf([...path, name])
          const isOpen = intervals.length > 0
          return (
            <fieldset key={name} className={styles.day} id={id} tabIndex={-1}>
              <legend>{title}</legend>
              <label className={controls.check}>
                <input
                  type="checkbox"
                  checked={isOpen}
                  // A clinic that is never open is no clinic: the last day stays.
                  disabled={
                    isOpen &&
                    week.every((each) => each === name || intervalsOf(hours, each).length === 0)
                  }
                  onChange={() =>
                    write(name, isOpen ? [] : above.length > 0 ? above : [firstTimes(hours)])
                  }
                />
                <span>{isOpen ? texts.hours.open : texts.hours.closed}</span>
              </label>
              <div className={styles.times}>
                {intervals.map((interval, part) => {
                  const change = (times: Partial<Interval>) =>
                    write(name, intervals.with(part, { ...interval, ...times }))
                  const said = (which: string) =>
                    fill(part > 0 ? texts.hours.again : texts.hours.time, { day: title, which })
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the place in the day is what a time is told by
                    <span key={part} className={styles.interval}>
                      <TimeInput
                        label={said(entry.open?.title ?? '')}
                        value={interval.open}
                        fault={finding && `${id}-fault`}
                        onTime={(open) => change({ open })}
                      />
                      <span aria-hidden="true">–</span>
                      <TimeInput
                        label={said(entry.close?.title ?? '')}
                        value={interval.close}
                        fault={finding && `${id}-fault`}
                        onTime={(close) => change({ close })}
                      />
                    </span>
                  )
                })}
              </div>
              <p className={controls.buttons}>
                {isOpen && (
                  <button
                    type="button"
                    className={controls.quiet}
                    aria-label={fill(texts.hours.of, {
                      act: intervals.length > 1 ? texts.hours.noBreak : texts.hours.break,
                      day: title,
                    })}
                    onClick={() => write(name, withBreak(intervals))}
                  >
                    {intervals.length > 1 ? texts.hours.noBreak : texts.hours.break}
                  </button>
                )}
                {index > 0 && JSON.stringify(above) !== JSON.stringify(intervals) && (
                  <button
                    type="button"
                    className={controls.quiet}
                    aria-label={fill(texts.hours.of, { act: texts.hours.above, day: title })}
                    onClick={() => write(name, above)}
                  >
                    {texts.hours.above}
                  </button>
                )}
              </p>
              <div className={styles.dayFault}>
                <FieldFault id={id} node={{}} finding={finding} />
              </div>
            </fieldset>
          )
        })}
      </div>
    </fieldset>
  )
}
