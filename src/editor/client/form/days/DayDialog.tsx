import { type FormEvent, useId, useState } from 'react'
import type { Exception as SpecialDay } from '../../../../content/types.gen'
import { Alert, Button, InputField } from '../../../../desk/client/kit/Controls'
import controls from '../../../../desk/client/kit/Controls.module.css'
import { closeDialog, Dialog } from '../../../../desk/client/kit/Dialog'
import { dayText, momentInput, readDay } from '../../../../desk/client/kit/times'
import { fill } from '../../../../shared/formats/fill'
import { laterDay } from '../../../../shared/formats/opening'
import { readTime } from '../../../../shared/formats/time'
import type { FormNode } from '../../../contract/validatorMessages'
import { texts } from '../../text'
import { TimeField } from '../hours/TimeField'
import styles from './Days.module.css'
import type { Span } from './spans'

type DayDialogProps = {
  /** Its first and its last day. */
  from: string
  to: string
  /** The first day as it is stored, if it is. */
  day: SpecialDay | undefined
  /** Whether a proposal of this account waits with a day. */
  isWaiting(date: string): boolean
  /** The regular times of that weekday. */
  usual: { open: string; close: string }
  today: string
  item: FormNode
  onSave(days: Span): void
  onRemove(): void
  onClose(): void
}

type DayField = 'open' | 'close' | 'note' | 'until'

/** At most, a mistyped year apart. */
const DAYS = 100

/** The dates from one until another; undefined if there are none or too many. */
function datesIn(from: string, until: string): string[] | undefined {
  // A stored day may be none of the calendar.
  if (from === until) return [from]
  const count = (Date.parse(until) - Date.parse(from)) / 86_400_000
  if (!(count > 0 && count <= DAYS)) return undefined
  return Array.from({ length: count + 1 }, (_, index) => laterDay(from, index))
}

/** The hours of a special day, or of several in a row: closed or open, and why. */
export function DayDialog({ from, to, day, usual, item, today, ...on }: DayDialogProps) {
  const group = useId()
  const [isClosed, setIsClosed] = useState(day === undefined || day.closed === true)
  const [open, setOpen] = useState(day?.open ?? usual.open)
  const [close, setClose] = useState(day?.close ?? usual.close)
  const [note, setNote] = useState(day?.note ?? '')
  const [until, setUntil] = useState(momentInput(to))
  const [fault, setFault] = useState<{ field: DayField; text: string }>()
  const titleOf = (key: string) => item.properties?.[key]?.title ?? ''

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const refuse = (field: DayField, text: string) => {
      setFault({ field, text })
      document.getElementById(`${group}-${field}`)?.focus()
    }
    const last = until === momentInput(to) ? to : readDay(until, today)
    const dates = datesIn(from, last ?? '')
    if (!dates) return refuse('until', fill(texts.days.noUntil, { day: momentInput(from) }))
    const held = dates.find(on.isWaiting)
    if (held) return refuse('until', fill(texts.days.waits, { day: dayText(held) }))
    const unread = (['open', 'close'] as const).find((key) => !readTime({ open, close }[key]))
    if (unread && !isClosed)
      return refuse(
        unread,
        fill(texts.faults.at, {
          record: titleOf(unread),
          sentence: item.properties?.[unread]?.patternErrorMessage ?? '',
        }),
      )
    if (note.trim() === '')
      return refuse('note', fill(texts.field.missing, { title: titleOf('note') }))
    const times = isClosed ? { closed: true as const } : { open, close }
    const [first, ...others] = dates.map((date) => ({ date, ...times, note: note.trim() }))
    if (first) on.onSave([first, ...others])
    event.currentTarget.closest('dialog')?.close()
  }
  const ariaOf = (field: DayField) => ({
    id: `${group}-${field}`,
    autoComplete: 'off',
    'aria-invalid': fault?.field === field || undefined,
    'aria-describedby': fault?.field === field ? `${group}-fault` : undefined,
  })
  const choice = (isOne: boolean, text: string) => (
    <label className={controls.check}>
      <input
        type="radio"
        name={group}
        checked={isClosed === isOne}
        onChange={() => setIsClosed(isOne)}
      />
      <span>{text}</span>
    </label>
  )
  const time = (key: 'open' | 'close', value: string, write: (time: string) => void) => (
    <div className={controls.field}>
      <label htmlFor={`${group}-${key}`}>{titleOf(key)}</label>
      <TimeField {...ariaOf(key)} value={value} onTime={write} />
    </div>
  )
  return (
    <Dialog heading={dayText(from)} onClose={on.onClose}>
      <form className={styles.form} onSubmit={save}>
        <fieldset className={styles.which}>
          <legend>{texts.days.which}</legend>
          {choice(true, texts.days.closed)}
          {choice(false, texts.days.hours)}
        </fieldset>
        {!isClosed && (
          <div className={styles.times}>
            {time('open', open, setOpen)}
            {time('close', close, setClose)}
          </div>
        )}
        <InputField
          label={titleOf('note')}
          {...ariaOf('note')}
          aria-required="true"
          value={note}
          placeholder={String(item.properties?.note?.examples?.[0] ?? '')}
          onChange={({ target }) => setNote(target.value)}
        />
        <InputField
          label={texts.days.until}
          {...ariaOf('until')}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
        <Alert id={`${group}-fault`}>{fault?.text}</Alert>
        <p className={controls.buttons}>
          <button type="submit" className={controls.primary}>
            {texts.days.save}
          </button>
          {day && (
            <Button
              look="secondary"
              onClick={(event) => {
                on.onRemove()
                closeDialog(event)
              }}
            >
              {texts.days.remove}
            </Button>
          )}
          <Button look="quiet" onClick={closeDialog}>
            {texts.cancel}
          </Button>
        </p>
      </form>
    </Dialog>
  )
}
