import { useState } from 'react'
import { Button } from '../../../../desk/client/kit/Controls'
import controls from '../../../../desk/client/kit/Controls.module.css'
import { fill } from '../../../../shared/formats/fill'
import type { Times } from '../../../../shared/formats/hours'
import { texts } from '../../text'
import { FieldError } from '../FieldError'
import forms from '../Form.module.css'
import { type FieldProps, idOf, useForm } from '../formContext'
import { resolveRef } from '../formNode'
import styles from './Hours.module.css'
import {
  firstTimes,
  type HoursEntry,
  hoursEdits,
  intervalsOf,
  withBreak,
  withDay,
} from './hoursEdits'
import { TimeField } from './TimeField'

/** The opening hours by day: open or closed, from when to when, with or without a break. */
export function Week({ node, path, value }: FieldProps) {
  const { root, edit, findingAt } = useForm()
  const hours = (Array.isArray(value) ? value : []) as HoursEntry[]
  const entry = resolveRef(root, node.items ?? {}).properties ?? {}
  const day = resolveRef(root, entry.days?.items ?? {})
  const week = (day.enum ?? []) as string[]

  /** The day with a time that is typed in: a new finding shows once it was left. */
  const [typedIn, setTypedIn] = useState('')

  const write = (name: string, intervals: readonly Times[]) =>
    edit(hoursEdits(path, hours, withDay(hours, name, intervals, week)))
  /** A finding about an entry is shown at each of its days. */
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
      <FieldError path={path} />
      <div className={styles.week}>
        {week.map((name, index) => {
          const title = day.enumDescriptions?.[index] ?? name
          const intervals = intervalsOf(hours, name)
          const above = intervalsOf(hours, week[index - 1] ?? '')
          const found = findingOf(name)
          const finding = typedIn === name ? undefined : found
          const id = idOf([...path, name])
          const isOpen = intervals.length > 0
          const button = (act: string, to: readonly Times[]) => (
            <Button
              look="quiet"
              aria-label={fill(texts.hours.of, { act, day: title })}
              onClick={() => write(name, to)}
            >
              {act}
            </Button>
          )
          return (
            <fieldset
              key={name}
              className={styles.day}
              id={id}
              tabIndex={-1}
              onChange={() => {
                if (!found) setTypedIn(name)
              }}
              onBlur={() => setTypedIn('')}
            >
              <legend>{title}</legend>
              <label className={controls.check}>
                <input
                  type="checkbox"
                  checked={isOpen}
                  // At least one day stays open.
                  disabled={
                    isOpen &&
                    week.every((each) => each === name || intervalsOf(hours, each).length === 0)
                  }
                  onChange={() =>
                    write(name, isOpen ? [] : above.length > 0 ? above : [firstTimes(hours)])
                  }
                />
                <span>{texts.hours.open}</span>
              </label>
              <div className={styles.times}>
                {!isOpen && texts.hours.closed}
                {intervals.map((interval, part) => {
                  const change = (times: Partial<Times>) =>
                    write(name, intervals.with(part, { ...interval, ...times }))
                  const text = part > 0 ? texts.hours.again : texts.hours.time
                  const aria = (which: string) => ({
                    'aria-label': fill(text, { day: title, which }),
                    'aria-invalid': finding ? true : undefined,
                    'aria-describedby': finding && `${id}-fault`,
                  })
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the index in the day is a time's identity
                    <span key={part} className={styles.interval}>
                      <TimeField
                        {...aria(entry.open?.title ?? '')}
                        value={interval.open}
                        onTime={(open) => change({ open })}
                      />
                      <span aria-hidden="true">–</span>
                      <TimeField
                        {...aria(entry.close?.title ?? '')}
                        value={interval.close}
                        onTime={(close) => change({ close })}
                      />
                    </span>
                  )
                })}
              </div>
              <p className={controls.buttons}>
                {isOpen &&
                  button(
                    intervals.length > 1 ? texts.hours.noBreak : texts.hours.break,
                    withBreak(intervals),
                  )}
                {index > 0 &&
                  JSON.stringify(above) !== JSON.stringify(intervals) &&
                  button(texts.hours.above, above)}
              </p>
              <div className={styles.dayFault}>
                <FieldError path={[...path, name]} finding={finding} />
              </div>
            </fieldset>
          )
        })}
      </div>
    </fieldset>
  )
}
