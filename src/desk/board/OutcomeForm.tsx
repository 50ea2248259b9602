import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Change, DeskRequest, Me, Outcome } from '../contract'
import { ask, DeskFault } from '../lib/ask'
import { fill, words } from '../lib/words'
import controls from '../styles/Controls.module.css'
import styles from './OutcomeForm.module.css'
import { ReasonField } from './ReasonField'
import { sayStanding } from './standing'
import { TimeField } from './TimeField'

type OutcomeFormProps = {
  request: DeskRequest
  outcome: Outcome
  clinic: Me['clinic']
  onSettled(request: DeskRequest, outcome: Outcome): void
  onClose(): void
}

const { form: texts, conflict: late, faults } = words

/** What the form says, as the server wants it. */
function changeOf(form: HTMLFormElement, outcome: Outcome, version: number): Change {
  const data = new FormData(form)
  const read = (name: string) => String(data.get(name) ?? '').trim()
  const common = { version, note: read('note') }
  if (outcome === 'unreached') return { outcome, retryAt: read('time'), ...common }
  if (outcome === 'booked') return { outcome, appointmentAt: read('time'), ...common }
  return { outcome, reason: read('reason'), ...common }
}

/**
 * Settles a request. Who is too late is told by whom and what, and may save all the
 * same: nothing that was typed is lost.
 */
export function OutcomeForm({ request, outcome, clinic, onSettled, onClose }: OutcomeFormProps) {
  // As it was when the form was opened: what others do meanwhile is a conflict.
  const [seen, setSeen] = useState(request)
  const [conflict, setConflict] = useState<DeskRequest>()
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), [])

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const version = (conflict ?? seen).version
    setBusy(true)
    setFault('')
    try {
      const change = changeOf(event.currentTarget, outcome, version)
      onSettled(await ask<DeskRequest>(`/requests/${request.reference}/outcome`, change), outcome)
    } catch (caught) {
      const code = caught instanceof DeskFault ? caught.code : 'unexpected'
      if (caught instanceof DeskFault && caught.conflict) {
        setConflict(caught.conflict)
        setSeen(caught.conflict)
      } else if (code === 'malformed') setFault(texts.invalid)
      else if (code === 'offline' || code === 'unavailable') setFault(faults[code])
      else setFault(faults.other)
      setBusy(false)
    }
  }

  return (
    <form ref={form} className={styles.form} onSubmit={save} noValidate>
      {outcome === 'cancelled' ? <ReasonField /> : <TimeField outcome={outcome} clinic={clinic} />}
      <label className={controls.field}>
        <span>{texts.note}</span>
        <input
          name="note"
          className={controls.input}
          maxLength={500}
          defaultValue={request.note}
          autoComplete="off"
          placeholder={texts.noteHint}
        />
      </label>
      <div className={styles.buttons}>
        <button type="submit" className={controls.primary} disabled={busy}>
          {conflict ? late.overwrite : texts.save}
        </button>
        <button type="button" className={controls.quiet} onClick={onClose}>
          {texts.cancel}
        </button>
      </div>
      <p className={styles.fault} role="alert">
        {conflict && !fault
          ? fill(late.text, {
              by: conflict.lastAct?.by ?? '',
              standing: sayStanding(conflict, clinic),
            })
          : fault}
      </p>
    </form>
  )
}
