import { useRef } from 'react'
import { fill } from '../../../shared/formats/fill'
import type { DeskRequest } from '../../contract/contract'
import { Alert, Button } from '../kit/Controls'
import { call, errorCode } from '../kit/call'
import { focusPage, type PageProps } from '../kit/Frame'
import { counted, words } from '../kit/text'
import { dayText, momentInput, wallTime } from '../kit/times'
import { useKept } from '../kit/useKept'
import { useNow } from '../kit/useNow'
import { useRead } from '../live/useRead'
import { type Draft, useOpenForms } from '../rows/openForm'
import { RowForm, TextBack } from '../rows/RowForm'
import { isOver } from '../rows/statusText'
import { type Acts, useActs } from '../rows/useActs'
import { BookingForm } from './BookingForm'
import { fromTo } from './bookingText'
import { useColumns, weekText } from './columns'
import styles from './Day.module.css'
import { DayChoice, type Shown } from './DayChoice'
import { DaySheet } from './DaySheet'
import { appointmentsOf } from './daySpans'
import { firstFit, minutesAt } from './fitting'
import type { Place as Hour } from './useDragging'
import { WeekStrip } from './WeekStrip'

const { day: texts, booking } = words

/** What is shown. `on`: the day when it was chosen. */
type Place = Shown & { on: string; doctor: string }

/** A day's list, a column for each doctor, and the forms that are open above it. */
export function DayView({ me, onOver }: Pick<PageProps, 'me' | 'onOver'>) {
  const { clinic } = me
  const canBook = me.role !== 'doctor'
  const now = wallTime(useNow(), clinic.timeZone)
  const today = now.slice(0, 10)
  const first: Place = { on: today, day: today, doctor: clinic.team[0]?.id ?? '', view: 'day' }
  const [kept, setPlace] = useKept(me.name, 'place', first)
  // A day chosen yesterday is no longer meant.
  const place = kept.on === today ? kept : { ...kept, on: today, day: today }
  const { day, doctor: shownDoctor, view } = place
  const setDay = (next: string) => setPlace({ ...place, day: next })
  const forms = useOpenForms(me.name, 'day')
  const [entry, setEntry, isEntryBack] = useKept<Draft | undefined>(me.name, 'entry', undefined)
  const opener = useRef<HTMLElement>(undefined)
  const { answer, last: shown, fault: unread } = useRead('GET /day', [{}, { day }])
  const current = shown?.doctors.some(({ id }) => id === shownDoctor)
    ? shownDoctor
    : shown?.doctors[0]?.id

  const isWeek = view === 'week'
  const columns = useColumns(shown, current, isWeek)
  const { acts, fault, bar, clear } = useActs({
    me,
    faults: { refused: texts.early },
    onSettled({ reference }, outcome) {
      if (outcome === 'removed') forms.drop(reference)
    },
    onErased: forms.drop,
    onOver,
  })
  /** Returns the focus to where a form was opened. */
  function refocus() {
    if (opener.current?.isConnected) opener.current.focus()
    else focusPage()
  }
  function closeEntry() {
    setEntry(undefined)
    refocus()
  }
  function keepOpener() {
    if (document.activeElement instanceof HTMLElement) opener.current = document.activeElement
    clear()
  }

  /** Opens a form at an hour, or gives the hour to the one that is open. */
  function choose(doctor: string, at: string) {
    const slot = { doctor, booked: momentInput(at) }
    const moved = forms.forms.find(({ outcome }) => outcome === 'booked')
    if (moved && !entry) return forms.setForm({ ...moved, draft: { ...moved.draft, ...slot } })
    if (!entry) keepOpener()
    const column = columns.find((each) => each.doctor.id === doctor && at.startsWith(each.day.day))
    const minutes = minutesAt(column?.doctor.gaps ?? [], at, clinic.appointmentMinutes)
    setEntry({ key: crypto.randomUUID(), minutes: String(minutes), ...entry, ...slot })
  }
  function enterPatient() {
    keepOpener()
    const doctor = shown?.doctors.find(({ id, off }) => id === current && !off)
    const first = firstFit(doctor?.gaps ?? [], now, clinic.appointmentMinutes)
    const booked = momentInput(first ?? day)
    const draft: Draft = { key: crypto.randomUUID(), booked, ...entry }
    setEntry(doctor ? { doctor: doctor.id, ...draft } : draft)
  }

  /** Moves an appointment. If the server requires a confirmation, the form opens with it. */
  async function move(opened: DeskRequest, { doctor, at }: Hour) {
    const { reference, version, note, appointmentMinutes } = opened
    const slot = { doctor, booked: momentInput(at) }
    const form = forms.formOf(reference)
    if (form?.draft) return forms.setForm({ ...form, draft: { ...form.draft, ...slot } })
    const minutes = appointmentMinutes || clinic.appointmentMinutes
    const change = { outcome: 'booked', version, note, minutes, doctor, appointmentAt: at } as const
    try {
      const route = 'POST /requests/:reference/outcome'
      acts.settle(await call(route, { reference }, change), 'booked')
    } catch (caught) {
      if (errorCode(caught) === 'unauthorised') return onOver()
      keepOpener()
      forms.setForm({ opened, outcome: 'booked', draft: slot, isDropped: true })
    }
  }

  return (
    <div className={styles.view}>
      <DayChoice
        {...place}
        today={today}
        isEmpty={
          !answer || columns.every(({ day, doctor }) => appointmentsOf(day, doctor).length === 0)
        }
        onPlace={(change) => setPlace({ ...place, ...change })}
        onEnter={canBook ? enterPatient : undefined}
      />
      {shown && <WeekStrip week={shown.week} day={day} today={today} onDay={setDay} />}
      <Alert>{fault || (unread && !shown && words.faults.unavailable)}</Alert>
      {entry && (
        <section className={styles.panel} aria-label={texts.enter}>
          <h2>{texts.enter}</h2>
          <TextBack isBack={isEntryBack && !!(entry.name || entry.phone || entry.note)} />
          <BookingForm
            draft={entry}
            clinic={clinic}
            onChange={({ draft }) => setEntry(draft)}
            onSettled={(request) => {
              closeEntry()
              acts.settle(request, 'booked')
            }}
            onClose={closeEntry}
            onOver={onOver}
          />
        </section>
      )}
      {forms.forms.map((form) => {
        const { reference, name } = form.opened
        const booked = isOver(form.opened) ? texts.nextFor : texts.moving
        const heading = fill(form.outcome === 'booked' ? booked : texts.cancelling, { name })
        const close = () => {
          forms.drop(reference)
          refocus()
        }
        const settle: Acts['settle'] = (request, outcome) => {
          close()
          acts.settle(request, outcome)
        }
        return (
          <section key={reference} className={styles.panel} aria-label={heading}>
            <h2>{heading}</h2>
            <RowForm
              form={form}
              clinic={clinic}
              acts={{ ...acts, settle }}
              Booking={BookingForm}
              onForm={forms.setForm}
              onDiscard={close}
            />
          </section>
        )
      })}
      {shown && (
        <section className={styles.sheet} aria-labelledby="day-title" aria-busy={!answer}>
          <h2 id="day-title">{isWeek ? weekText(shown, current) : dayText(shown.day)}</h2>
          <p hidden={isWeek}>
            {shown.opening.length > 0
              ? shown.opening
                  .map(({ open, close }) => fromTo(`${day}T${open}`, `${day}T${close}`, day))
                  .join(', ')
              : booking.needs.closed}{' '}
            {shown.note} · {counted(texts, 'count', shown.total)}
            {shown.total > shown.appointments.length &&
              ` ${fill(texts.cut, { count: shown.appointments.length })}`}
          </p>
          {shown.doctors.length > 1 && (
            <div className={styles.doctors} data-week={isWeek}>
              {shown.doctors.map(({ id, name }) => (
                <Button
                  key={id}
                  look="chip"
                  aria-pressed={id === current}
                  onClick={() => setPlace({ ...place, doctor: id })}
                >
                  {name || texts.noDoctor}
                </Button>
              ))}
            </div>
          )}
          <DaySheet
            columns={columns}
            now={now}
            clinic={clinic}
            acts={acts}
            canBook={canBook}
            onForm={(opened, outcome) => {
              keepOpener()
              forms.setForm({ opened, ...forms.formOf(opened.reference), outcome })
            }}
            onGap={choose}
            onMove={(request, place) => void move(request, place)}
          />
        </section>
      )}
      {bar}
    </div>
  )
}
