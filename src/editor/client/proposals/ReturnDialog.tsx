import { type FormEvent, useId, useState } from 'react'
import { Alert, Button } from '../../../desk/client/kit/Controls'
import controls from '../../../desk/client/kit/Controls.module.css'
import { closeDialog, Dialog } from '../../../desk/client/kit/Dialog'
import { texts } from '../text'

const { return: words } = texts.proposals

/** Asks for the reason that the author of a proposal reads. */
export function ReturnDialog(on: { onReturn(reason: string): void; onClose(): void }) {
  const id = useId()
  const [isMissing, setIsMissing] = useState(false)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const reason = String(new FormData(form).get('reason')).trim()
    setIsMissing(reason === '')
    if (reason === '') return form.querySelector('textarea')?.focus()
    form.closest('dialog')?.close()
    on.onReturn(reason)
  }
  return (
    <Dialog heading={words.heading} onClose={on.onClose}>
      <p>{words.text}</p>
      <form onSubmit={submit}>
        <label className={controls.field}>
          <span>{words.reason}</span>
          <textarea
            className={controls.input}
            name="reason"
            rows={4}
            maxLength={1000}
            aria-required="true"
            aria-invalid={isMissing || undefined}
            aria-describedby={id}
          />
        </label>
        <Alert id={id}>{isMissing && words.missing}</Alert>
        <p className={controls.buttons}>
          <Button type="submit" look="primary">
            {words.yes}
          </Button>
          <Button look="secondary" onClick={closeDialog}>
            {texts.cancel}
          </Button>
        </p>
      </form>
    </Dialog>
  )
}
