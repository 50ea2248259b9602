import { type ComponentProps, useState } from 'react'
import { fill } from '../../../shared/formats/fill'
import type { DeskRequest, Me } from '../../contract/contract'
import type { Day } from '../../contract/day'
import { words } from '../kit/text'
import { wallTimeText } from '../kit/times'
import { actionsOf, pick } from '../rows/actions'
import { RequestRow } from '../rows/RequestRow'
import { isOver, othersTexts } from '../rows/statusText'
import type { Acts } from '../rows/useActs'
import styles from './AppointmentRow.module.css'
import { spanText } from './bookingText'

const { day: texts, answers } = words
const visitIds = ['arrived', 'fulfilled', 'noshow'] as const

type AppointmentRowProps = {
  request: Day['appointments'][number]
  /** Wall time. */
  now: string
  clinic: Me['clinic']
  acts: Acts
  canChange: boolean
  item: ComponentProps<'li'>
  /** Opens the form that moves or cancels. */
  onForm(request: DeskRequest, outcome: 'booked' | 'cancelled'): void
}

/** Lists patients who want an earlier hour, for an appointment whose patient cannot come; '' without any. */
function wishesText({ wishes, appointmentAt = '' }: AppointmentRowProps['request']): string {
  const people = wishes.map(({ at, ...each }) =>
    fill(answers.wish, { ...each, time: wallTimeText(at, appointmentAt) }),
  )
  return people.length > 0 ? fill(answers.wishes, { people: people.join('; ') }) : ''
}

/** An appointment of a day: its next act and the call, and the others behind a button. */
export function AppointmentRow(props: AppointmentRowProps) {
  const { request, item, canChange, onForm, ...options } = props
  const { name, phone, visit, note, marks, answer, appointmentAt: at = '' } = request
  const [isOpen, setOpen] = useState(false)
  const hasPassed = isOver(request)
  const actions = canChange
    ? actionsOf(request, {
        ...options,
        names: hasPassed ? { ...texts.acts, booked: texts.next } : texts.acts,
        onForm: (outcome) => outcome !== 'unreached' && onForm(request, outcome),
      })
    : []
  const [next, ...otherVisits] = actions.filter(({ id }) => visitIds.some((each) => each === id))
  const isAct = answer === 'notComing' || answer === 'callMe'
  const asides = [
    wishesText(request),
    request.appointmentTypeName,
    request.request,
    note,
    request.language,
    request.remindedAt && texts.reminded,
    ...othersTexts(request, options.clinic),
  ]
  return (
    <RequestRow
      request={request}
      styles={styles}
      item={{ ...item, ...(marks.length > 0 && { 'data-marked': true }) }}
      facts={
        <>
          <p className={styles.time}>
            <span className={styles.span}>{spanText(at, request.appointmentMinutes)}</span>
            <span className={styles.start}>{wallTimeText(at, at)}</span>
            {visit && <span className={styles.visit}>{texts.visits[visit]}</span>}
            {answer && (
              <span className={isAct ? styles.mark : styles.visit}>{answers[answer]}</span>
            )}
            {marks.map((mark) => (
              <span key={mark} className={styles.mark}>
                {texts.marks[mark]}
              </span>
            ))}
          </p>
          <div className={styles.facts}>
            <h4>{name}</h4>
            <p className={styles.phone}>{phone}</p>
            <p className={styles.asides}>{asides.filter(Boolean).join(' · ')}</p>
          </div>
        </>
      }
      first={[
        ...(next ? [next] : pick(actions, hasPassed ? ['booked'] : [])),
        ...pick(actions, ['called']),
      ]}
      further={[
        ...otherVisits,
        ...pick(actions, hasPassed ? [] : ['booked']),
        ...pick(actions, ['cancelled', 'messaged', 'calendar', 'person', 'undone']),
      ]}
      more={texts.more}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    />
  )
}
