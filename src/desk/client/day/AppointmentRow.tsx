import { useState } from 'react'
import type { Contact, Visit } from '../../../shared/deskModel'
import { chatAppNames } from '../../../shared/formats/chat'
import { fill } from '../../../shared/formats/fill'
import type { DeskRequest, Me } from '../../contract/contract'
import { type Done, undoLast } from '../board/UndoBar'
import { Button } from '../kit/Controls'
import controls from '../kit/Controls.module.css'
import { calendarHref, call } from '../kit/call'
import { words } from '../kit/text'
import styles from './AppointmentRow.module.css'
import { spanText } from './bookingText'

const { day: texts, row: labels, calendar } = words

export type RowActs = {
  /** Opens the form that moves or cancels. */
  onForm(request: DeskRequest, outcome: 'booked' | 'cancelled'): void
  onSettled(request: DeskRequest, outcome: Done['outcome']): void
  onFault(fault: unknown): void
  onContact(reference: string, act: Contact): void
}

type AppointmentRowProps = RowActs & { request: DeskRequest; now: string; clinic: Me['clinic'] }

/** What can be recorded of a visit, the most likely first: a no-show only after its start. */
function visitsOf({ visit, appointmentAt = '' }: DeskRequest, now: string): Visit[] {
  if (visit === 'fulfilled' || visit === 'noshow' || appointmentAt.slice(0, 10) > now) return []
  const missed = appointmentAt <= now ? (['noshow'] as const) : []
  return visit === 'arrived' ? ['fulfilled', ...missed] : ['arrived', ...missed, 'fulfilled']
}

/** An appointment with its acts: the next one, the call, and the others behind a button. */
export function AppointmentRow(props: AppointmentRowProps) {
  const { request, now, clinic, onForm, onSettled, onFault, onContact } = props
  const { reference, name, phone, dial, chat, version, visit, note } = request
  const [isOpen, setOpen] = useState(false)
  const [next, ...others] = visitsOf(request, now)
  const asides = [request.request, note, request.language, request.remindedAt && texts.reminded]

  const record = (each: Visit) =>
    call('POST /requests/:reference/visit', { reference }, { visit: each, version }).then(
      (changed) => onSettled(changed, each),
      onFault,
    )
  const undo = () => undoLast(request).then((undone) => onSettled(...undone), onFault)
  const visitButton = (each: Visit, look: 'secondary' | 'quiet') => (
    <Button
      key={each}
      look={look}
      aria-label={`${texts.visits[each]}: ${name}`}
      onClick={() => record(each)}
    >
      {texts.visits[each]}
    </Button>
  )
  return (
    <li className={styles.row} data-reference={reference} data-visit={visit}>
      <p className={styles.time}>
        {spanText(request.appointmentAt ?? '', request.appointmentMinutes)}
        {visit && <span className={styles.visit}>{texts.visits[visit]}</span>}
      </p>
      <div className={styles.facts}>
        <h4>{name}</h4>
        <p className={styles.phone}>{phone}</p>
        <p className={styles.asides}>{asides.filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.actions}>
        {next && visitButton(next, 'secondary')}
        {dial && (
          <a
            className={controls.quiet}
            href={`tel:${dial}`}
            aria-label={fill(labels.callName, { name })}
            onClick={() => onContact(reference, 'called')}
          >
            {labels.call}
          </a>
        )}
        <Button
          look="quiet"
          aria-expanded={isOpen}
          aria-label={`${texts.more}: ${name}`}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.more}
        </Button>
        {isOpen && (
          <>
            {others.map((each) => visitButton(each, 'quiet'))}
            {(['booked', 'cancelled'] as const).map((outcome) => (
              <Button
                key={outcome}
                look="quiet"
                aria-label={`${texts.acts[outcome]}: ${name}`}
                onClick={() => onForm(request, outcome)}
              >
                {texts.acts[outcome]}
              </Button>
            ))}
            {chat && (
              <a
                className={controls.quiet}
                href={chat}
                target="_blank"
                rel="noopener noreferrer"
                onClick={() => onContact(reference, 'messaged')}
              >
                {chatAppNames[clinic.chat ?? 'whatsapp']}
              </a>
            )}
            <a
              className={controls.quiet}
              href={calendarHref(reference)}
              download
              aria-label={fill(calendar.addName, { name })}
            >
              {calendar.add}
            </a>
            {request.undoable && (
              <Button look="quiet" aria-label={`${labels.undo}: ${name}`} onClick={undo}>
                {labels.undo}
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  )
}
