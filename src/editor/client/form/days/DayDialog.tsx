import { type FormEvent, useId, useState } from 'react'
import type { Exception as SpecialDay } from '../../../../content/types.gen'
import { Button, InputField } from '../../../../desk/client/kit/Controls'
import controls from '../../../../desk/client/kit/Controls.module.css'
import { closeDialog, Dialog } from '../../../../desk/client/kit/Dialog'
import { dayText } from '../../../../desk/client/kit/times'
import { fill } from '../../../../shared/formats/fill'
import type { FormNode } from '../../../contract/validatorMessages'
import { texts } from '../../text'
import { TimeField } from '../hours/TimeField'
import styles from './Days.module.css'

type DayDialogProps = {
  date: string
  /** The stored day, if there is one. */
  day: SpecialDay | undefined
  /** The regular times of that weekday. */
  usual: { open: string; close: string }
  item: FormNode
  onSave(day: SpecialDay): void
  onRemove(): void
  onClose(): void
}

/** The hours of one special day: closed or open, and why. */
export function DayDialog({ date, day, usual, item, ...on }: DayDialogProps) {
  const group = useId()
  const [isClosed, setIsClosed] = useState(day === undefined || day.closed === true)
  const [open, setOpen] = useState(day?.open ?? usual.open)
  const [close, setClose] = useState(day?.close ?? usual.close)
  const [note, setNote] = useState(day?.note ?? '')
  const [fault, setFault] = useState('')
  const titleOf = (key: string) => item.properties?.[key]?.title ?? ''

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (note.trim() === '') {
      setFault(fill(texts.field.missing, { title: titleOf('note') }))
      event.currentTarget.querySelector<HTMLInputElement>('[data-note]')?.focus()
      return
    }
    on.onSave({ date, ...(isClosed ? { closed: true } : { open, close }), note: note.trim() })
    event.currentTarget.closest('dialog')?.close()
  }
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
  const time = (key: string, value: string, write: (time: string) => void) => (
    <div className={controls.field}>
      <label htmlFor={`${group}-${key}`}>{titleOf(key)}</label>
      <TimeField id={`${group}-${key}`} value={value} onTime={write} />
    </div>
  )
  return (
    <Dialog heading={dayText(date)} onClose={on.onClose}>
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
          data-note
          aria-required="true"
          aria-invalid={fault !== '' || undefined}
          aria-describedby={`${group}-fault`}
          autoComplete="off"
          value={note}
          placeholder={String(item.properties?.note?.examples?.[0] ?? '')}
          onChange={({ target }) => setNote(target.value)}
        />
        <p className={controls.fault} id={`${group}-fault`} role="alert">
          {fault}
        </p>
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
