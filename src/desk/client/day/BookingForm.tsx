import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Need } from '../../../shared/deskModel'
import { fill } from '../../../shared/formats/fill'
import { timetableOf } from '../../../shared/formats/opening'
import type { Faults } from '../../contract/appointment'
import type { DeskRequest, Me } from '../../contract/contract'
import { Button, InputField, SelectField } from '../kit/Controls'
import controls from '../kit/Controls.module.css'
import { call, errorCode, faultsText, faultText, refusalOf } from '../kit/call'
import { MomentField } from '../kit/MomentField'
import { words } from '../kit/text'
import { momentInput, nextOpening, readDay, readMoment, wallTime } from '../kit/times'
import type { Draft, OpenForm } from '../rows/openForm'
import { conflictText, isOver, statusText } from '../rows/statusText'
import styles from './BookingForm.module.css'
import { needText } from './bookingText'
import { FreeStarts } from './FreeStarts'
import { PatientFields } from './PatientFields'
import { firstType, minutesOf, TypeField } from './TypeField'

const { booking: texts, form: common, conflict: late } = words

type BookingFormProps = {
  /** Booked or moved; absent for a phone call or walk-in. */
  opened?: DeskRequest
  /** The text typed so far. */
  draft: Draft | undefined
  /** Another version that the person has seen, and may overwrite. */
  conflict?: DeskRequest | undefined
  clinic: Me['clinic']
  isDropped?: boolean
  onChange(change: Pick<OpenForm, 'draft' | 'conflict' | 'isDropped'>): void
  onSettled(request: DeskRequest, outcome: 'booked'): void
  onClose(): void
  onOver(): void
}

/** The agreed doctor, the patient's wish, or the only doctor. */
function firstDoctor(opened: DeskRequest | undefined, { team }: Me['clinic']) {
  const agreed = team.find(({ id }) => id === opened?.appointmentDoctor)
  const wished = team.find(({ name }) => name === opened?.doctor)
  return agreed ?? wished ?? (team.length === 1 ? team[0] : undefined)
}

/** What a form contains when it is opened. */
function newDraft(opened: DeskRequest | undefined, clinic: Me['clinic']) {
  const doctor = firstDoctor(opened, clinic)
  const type = firstType(opened, clinic, doctor?.id)
  const first = nextOpening(Date.now(), timetableOf(clinic, doctor))
  const agreed = opened && !isOver(opened) ? opened.appointmentAt : undefined
  return {
    name: '',
    phone: '',
    key: '',
    doctor: doctor?.id ?? '',
    booked: momentInput(agreed ?? first),
    type,
    minutes: String(opened?.appointmentMinutes || minutesOf(type, clinic)),
    note: opened?.note ?? '',
  }
}

/** Books a request, moves an appointment, or enters a phone call or walk-in. */
export function BookingForm(props: BookingFormProps) {
  const { opened, conflict, clinic, onChange, onSettled, onClose, onOver } = props
  const [first] = useState(() => newDraft(opened, clinic))
  const draft = { ...first, ...props.draft }
  const [needs, setNeeds] = useState<Need[]>([])
  const [faults, setFaults] = useState<Faults>({})
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const now = wallTime(Date.now(), clinic.timeZone)
  const at = readMoment(draft.booked, now)
  const day = (at ?? readDay(draft.booked, now))?.slice(0, 10) ?? now.slice(0, 10)
  const minutes = Math.trunc(Number(draft.minutes))

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    element.current?.querySelector('input')?.focus()
    if (!props.isDropped) return
    onChange({ draft: props.draft, isDropped: false })
    element.current?.requestSubmit()
  }, [])
  useEffect(() => {
    if (Object.keys(faults).length === 0) return
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [faults])

  /** What was confirmed holds for the note only. */
  function type(typed: Draft) {
    if (typed.note === undefined) setNeeds([])
    setFaults({})
    setFault('')
    onChange({ draft: { ...props.draft, ...typed } })
  }
  const field = (name: 'name' | 'phone' | 'doctor' | 'minutes' | 'note') => ({
    value: draft[name],
    'aria-invalid': name !== 'note' && faults[name] !== undefined,
    onChange: (event: { currentTarget: { value: string } }) =>
      type({ [name]: event.currentTarget.value }),
  })

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    if (!at) return setFaults({ appointmentAt: 'required' })
    const slot = {
      appointmentAt: at,
      minutes,
      ...(draft.type !== (opened?.appointmentType ?? '') && { type: draft.type }),
      allow: needs.map(({ kind }) => kind),
      note: draft.note.trim(),
      ...(draft.doctor && { doctor: draft.doctor }),
    }
    setBusy(true)
    setFault('')
    try {
      const { name, phone, key, language } = draft
      const booked = opened
        ? call(
            'POST /requests/:reference/outcome',
            { reference: opened.reference },
            { outcome: 'booked', version: (conflict ?? opened).version, ...slot },
          )
        : call(
            'POST /entries',
            {},
            { key, name, phone, ...(language !== undefined && { language }), ...slot },
          )
      onSettled(await booked, 'booked')
    } catch (caught) {
      setBusy(false)
      if (errorCode(caught) === 'unauthorised') return onOver()
      const { request, needs: asked, fields } = refusalOf(caught)
      if (request && opened) onChange({ draft, conflict: request })
      else if (request) {
        // An earlier attempt was stored: the next one is another entry.
        onChange({ draft: { ...draft, key: crypto.randomUUID() } })
        const { name } = request
        setFault(fill(texts.keyReused, { name, standing: statusText(request, clinic) }))
      } else if (asked)
        setNeeds((all) => [
          ...all.filter(({ kind }) => asked.every((each) => each.kind !== kind)),
          ...asked,
        ])
      else if (fields) setFaults(fields)
      else setFault(faultText(caught, { malformed: common.invalid, notFound: late.gone }))
    }
  }

  const team = clinic.team.map(({ id, name }) => [id, name] as const)
  const saveText = needs.length > 0 ? texts.anyway : conflict ? late.overwrite : common.save
  return (
    <form ref={element} className={styles.form} onSubmit={save} noValidate>
      {!opened && <PatientFields clinic={clinic} draft={draft} field={field} onType={type} />}
      <MomentField
        label={common.booked}
        text={draft.booked}
        today={now}
        hasTime
        aria-invalid={faults.appointmentAt !== undefined}
        onText={(booked) => type({ booked })}
      />
      {team.length > 1 && (
        <SelectField
          label={texts.fields.doctor}
          options={draft.doctor ? team : [['', texts.doctorFirst], ...team]}
          {...field('doctor')}
        />
      )}
      <TypeField
        clinic={clinic}
        type={draft.type}
        doctor={draft.doctor}
        opened={opened}
        isWrong={faults.type !== undefined}
        onType={(chosen) => type({ type: chosen, minutes: String(minutesOf(chosen, clinic)) })}
      />
      <InputField
        label={texts.fields.minutes}
        type="number"
        min={5}
        max={480}
        step={5}
        {...field('minutes')}
      />
      <FreeStarts
        clinic={clinic}
        doctor={draft.doctor}
        day={day}
        minutes={minutes}
        reference={opened?.reference ?? ''}
        chosen={at}
        onStart={(start) => type({ booked: momentInput(start) })}
        onDay={(next) => type({ booked: momentInput(at ? `${next}${at.slice(10)}` : next) })}
      />
      <InputField
        label={common.note}
        place={`${controls.field} ${styles.wide}`}
        maxLength={500}
        autoComplete="off"
        placeholder={common.noteHint}
        {...field('note')}
      />
      <div className={`${controls.fault} ${styles.wide}`} role="alert">
        {conflict && <p>{conflictText(conflict, clinic)}</p>}
        {[...needs.map((need) => needText(need, day)), faultsText(faults), fault]
          .filter(Boolean)
          .map((text) => (
            <p key={text}>{text}</p>
          ))}
      </div>
      <div className={`${controls.buttons} ${styles.wide}`}>
        {/* A disabled button would lose the focus. */}
        <Button look="primary" type="submit" aria-disabled={busy}>
          {saveText}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </form>
  )
}
