import { yearOf } from '../../../shared/formats/date'
import type { DeskRequest } from '../../contract/contract'
import type { ToMove as Answer } from '../../contract/day'
import cards from '../kit/Cards.module.css'
import { Alert, Button } from '../kit/Controls'
import controls from '../kit/Controls.module.css'
import { call } from '../kit/call'
import { useQuestion } from '../kit/Dialog'
import type { PageProps } from '../kit/Frame'
import { words } from '../kit/text'
import { wallTime } from '../kit/times'
import { useActions } from '../kit/useActions'
import { useNow } from '../kit/useNow'
import { useDesk } from '../live/DeskData'
import { Act, actionsOf, pick } from '../rows/actions'
import { useOpenForms } from '../rows/openForm'
import { RowForm } from '../rows/RowForm'
import { staleFaults } from '../rows/UndoBar'
import { useActs } from '../rows/useActs'
import { BookingForm } from './BookingForm'
import { absenceText, contactText, spanText } from './bookingText'
import styles from './Cards.module.css'

const { toMove: texts, booking, day } = words

type ToMoveProps = Pick<PageProps, 'me' | 'onOver'> & { answer: Answer }

/** Appointments that a leave or a closed day hits, until each is moved, cancelled or kept. */
export function ToMove({ me, answer, onOver }: ToMoveProps) {
  const { clinic } = me
  const now = wallTime(useNow(), clinic.timeZone)
  const forms = useOpenForms(me.name, 'day')
  const { ask, question } = useQuestion()
  const { refresh } = useDesk()
  const keeping = useActions(staleFaults, onOver)
  const { acts, fault, bar } = useActs({
    me,
    onSettled: ({ reference }) => forms.drop(reference),
    onErased: forms.drop,
    onOver,
  })
  const keep = ({ reference, version }: DeskRequest) =>
    keeping
      .act(async () => {
        await call('POST /requests/:reference/keep', { reference }, { version })
      })
      .then(refresh)

  return (
    <section className={styles.section} aria-labelledby="to-move">
      <h2 id="to-move">{texts.heading}</h2>
      <p>{answer.length > 0 ? texts.intro : texts.none}</p>
      <Alert>{fault || keeping.fault}</Alert>
      <ul className={cards.cards}>
        {answer.map(({ request, closed, absences }) => {
          const { reference, name, appointmentAt = '' } = request
          const form = forms.formOf(reference)
          const actions = actionsOf(request, {
            clinic,
            now,
            acts,
            names: day.acts,
            onForm: (outcome) => forms.setForm({ opened: request, ...form, outcome }),
          })
          const causes = absences.map((each) => absenceText(each, appointmentAt))
          return (
            <li key={reference} className={styles.card}>
              <div>
                <h3>{name}</h3>
                <p>
                  {spanText(appointmentAt, request.appointmentMinutes, yearOf(now))}{' '}
                  {contactText(request, clinic)}
                </p>
                <p>{[...(closed ? [booking.needs.closed] : []), ...causes].join(' · ')}</p>
              </div>
              <div className={controls.buttons}>
                {pick(actions, ['called', 'messaged', 'booked', 'cancelled', 'person']).map(
                  (action) => (
                    <Act
                      key={action.id}
                      action={action}
                      className={controls.secondary}
                      isExpanded={form?.outcome === action.id}
                    />
                  ),
                )}
                <Button
                  look="quiet"
                  aria-label={`${texts.keep}: ${name}`}
                  onClick={() =>
                    ask({
                      heading: `${texts.keep}: ${name}`,
                      text: texts.sure,
                      yes: texts.keep,
                      onYes: () => void keep(request),
                    })
                  }
                >
                  {texts.keep}
                </Button>
              </div>
              {form && (
                <RowForm
                  form={form}
                  clinic={clinic}
                  acts={acts}
                  Booking={BookingForm}
                  onForm={forms.setForm}
                  onDiscard={() => forms.drop(reference)}
                />
              )}
            </li>
          )
        })}
      </ul>
      {question}
      {bar}
    </section>
  )
}
