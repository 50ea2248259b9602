import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { CancelReason, Change, DeskRequest, Me, Outcome } from '../../contract/contract'
import { Button, InputField, SelectField } from '../kit/Controls'
import { ApiError, call, faultText } from '../kit/call'
import { words } from '../kit/text'
import styles from './OutcomeForm.module.css'
import { conflictText } from './statusText'
import { TimeField } from './TimeField'

type OutcomeFormProps = {
  request: DeskRequest
  outcome: Outcome
  clinic: Me['clinic']
  onSettled(request: DeskRequest, outcome: Outcome): void
  onClose(): void
}

const { form: texts, conflict: late } = words

function changeOf(form: HTMLFormElement, outcome: Outcome, version: number): Change {
  const data = new FormData(form)
  const read = (name: string) => String(data.get(name) ?? '').trim()
  const common = { version, note: read('note') }
  if (outcome === 'unreached') return { outcome, retryAt: read('time'), ...common }
  if (outcome === 'booked') return { outcome, appointmentAt: read('time'), ...common }
  return { outcome, reason: read('reason') as CancelReason, ...common }
}

/** Enter saves, as in text fields: browsers ignore it in a select, or open its list. */
function saveOnEnter(event: KeyboardEvent<HTMLSelectElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** Saves an outcome. A conflict shows the other outcome; the typed text can overwrite it. */
export function OutcomeForm({ request, outcome, clinic, onSettled, onClose }: OutcomeFormProps) {
  // The version when the form was opened: later changes are conflicts.
  const [opened] = useState(request)
  const [conflict, setConflict] = useState<DeskRequest>()
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), [])

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { version } = conflict ?? opened
    setBusy(true)
    setFault('')
    try {
      const { reference } = request
      const change = changeOf(event.currentTarget, outcome, version)
      onSettled(await call('POST /requests/:reference/outcome', { reference }, change), outcome)
    } catch (caught) {
      if (caught instanceof ApiError && caught.conflict) setConflict(caught.conflict)
      else setFault(faultText(caught, { malformed: texts.invalid }))
      setBusy(false)
    }
  }

  return (
    <form ref={form} className={styles.form} onSubmit={save} noValidate>
      {outcome === 'cancelled' ? (
        <SelectField
          label={texts.cancelled}
          name="reason"
          options={Object.entries(texts.reasons)}
          onKeyDown={saveOnEnter}
        />
      ) : (
        <TimeField outcome={outcome} clinic={clinic} />
      )}
      <InputField
        label={texts.note}
        name="note"
        maxLength={500}
        defaultValue={request.note}
        autoComplete="off"
        placeholder={texts.noteHint}
      />
      <div className={styles.buttons}>
        <Button look="primary" type="submit" disabled={busy}>
          {conflict ? late.overwrite : texts.save}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
      <p className={styles.fault} role="alert">
        {conflict && !fault ? conflictText(conflict, clinic) : fault}
      </p>
    </form>
  )
}
