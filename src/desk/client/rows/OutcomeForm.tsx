import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Outcome } from '../../../shared/deskModel'
import type { Faults } from '../../contract/appointment'
import type { CancelReason, DeskRequest, Me } from '../../contract/contract'
import { Button, InputField, SelectField } from '../kit/Controls'
import controls from '../kit/Controls.module.css'
import { call, errorCode, faultsText, faultText, refusalOf } from '../kit/call'
import { MomentField } from '../kit/MomentField'
import { words } from '../kit/text'
import { momentInput, nextOpening, readMoment, wallTime } from '../kit/times'
import styles from './OutcomeForm.module.css'
import type { Draft, OpenForm } from './openForm'
import { conflictText } from './statusText'

type CallOutcome = Exclude<Outcome, 'booked'>

type OutcomeFormProps = {
  form: OpenForm
  outcome: CallOutcome
  clinic: Me['clinic']
  onForm(form: OpenForm): void
  onSettled(request: DeskRequest, outcome: CallOutcome): void
  onClose(): void
  onOver(): void
}

const { form: texts, conflict: late } = words

/** What a form contains when it is opened. */
const newDraft = ({ note }: DeskRequest, { timeZone }: Me['clinic']) => ({
  unreached: momentInput(wallTime(Date.now() + 3_600_000, timeZone)),
  note,
  reason: 'changedMind',
})

type TypedDraft = ReturnType<typeof newDraft>

/** The change of a draft; undefined if its time cannot be read. */
function changeOf(draft: TypedDraft, outcome: CallOutcome, version: number, now: string) {
  const common = { version, note: draft.note.trim() }
  if (outcome === 'cancelled') return { outcome, reason: draft.reason as CancelReason, ...common }
  const retryAt = readMoment(draft.unreached, now)
  return retryAt && { outcome, retryAt, ...common }
}

/** Enter saves, as in text fields: browsers ignore it in a select, or open its list. */
function saveOnEnter(event: KeyboardEvent<HTMLSelectElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** Saves the outcome of a call. A conflict shows the other outcome; the typed text can overwrite it. */
export function OutcomeForm(props: OutcomeFormProps) {
  const { form, outcome, clinic, onForm, onSettled, onClose, onOver } = props
  const { opened, conflict } = form
  const [first] = useState(() => newDraft(opened, clinic))
  const draft = { ...first, ...form.draft }
  const [faults, setFaults] = useState<Faults>({})
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const now = wallTime(Date.now(), clinic.timeZone)
  const type = (typed: Draft) => onForm({ ...form, draft: { ...form.draft, ...typed } })

  useEffect(() => element.current?.querySelector<HTMLElement>('input, select')?.focus(), [])

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    setFaults({})
    setFault('')
    const { reference } = opened
    const change = changeOf(draft, outcome, (conflict ?? opened).version, now)
    if (!change) return setFaults({ retryAt: 'required' })
    setBusy(true)
    try {
      onSettled(await call('POST /requests/:reference/outcome', { reference }, change), outcome)
    } catch (caught) {
      setBusy(false)
      if (errorCode(caught) === 'unauthorised') return onOver()
      const { request: other, fields } = refusalOf(caught)
      if (other) onForm({ ...form, draft, conflict: other })
      else if (fields) setFaults(fields)
      else setFault(faultText(caught, { malformed: texts.invalid, notFound: late.gone }))
    }
  }

  return (
    <form ref={element} className={styles.form} onSubmit={save} noValidate>
      {outcome === 'cancelled' ? (
        <SelectField
          label={texts.cancelled}
          options={Object.entries(texts.reasons)}
          value={draft.reason}
          onChange={({ currentTarget }) => type({ reason: currentTarget.value })}
          onKeyDown={saveOnEnter}
        />
      ) : (
        <TimeField
          clinic={clinic}
          text={draft.unreached}
          isWrong={faults.retryAt !== undefined}
          onText={(unreached) => type({ unreached })}
        />
      )}
      <InputField
        label={texts.note}
        maxLength={500}
        value={draft.note}
        onChange={({ currentTarget }) => type({ note: currentTarget.value })}
        autoComplete="off"
        placeholder={texts.noteHint}
      />
      <div className={controls.buttons}>
        {/* A disabled button would lose the focus. */}
        <Button look="primary" type="submit" aria-disabled={busy}>
          {conflict ? late.overwrite : texts.save}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
      <p className={`${controls.fault} ${styles.fault}`} role="alert">
        {fault || faultsText(faults) || (conflict && conflictText(conflict, clinic))}
      </p>
    </form>
  )
}

type TimeFieldProps = {
  clinic: Me['clinic']
  /** As typed. */
  text: string
  /** Whether it was sent and refused. */
  isWrong: boolean
  onText(text: string): void
}

/** When to call again on the clinic's clock, with the usual times. */
function TimeField({ clinic, text, isWrong, onText }: TimeFieldProps) {
  const now = Date.now()
  const later = (hours: number) => wallTime(now + hours * 3_600_000, clinic.timeZone)
  const offers = [
    [texts.inAnHour, later(1)],
    [texts.inThreeHours, later(3)],
    [texts.nextOpening, nextOpening(now, clinic)],
  ] as const
  return (
    <div className={styles.time}>
      <MomentField
        label={texts.unreached}
        text={text}
        today={later(0)}
        hasTime
        aria-invalid={isWrong}
        onText={onText}
      />
      <div className={controls.buttons}>
        {offers.map(([offer, time]) => (
          <Button key={offer} look="chip" onClick={() => onText(momentInput(time))}>
            {offer}
          </Button>
        ))}
      </div>
    </div>
  )
}
