import { chatAppNames } from '../../../shared/formats/chat'
import { fill } from '../../../shared/formats/fill'
import type { DeskRequest } from '../../contract/contract'
import type { Reminders as Answer } from '../../contract/day'
import cards from '../kit/Cards.module.css'
import { Alert, Button } from '../kit/Controls'
import controls from '../kit/Controls.module.css'
import { call } from '../kit/call'
import type { PageProps } from '../kit/Frame'
import { counted, words } from '../kit/text'
import { dayText, instantText } from '../kit/times'
import { useActions } from '../kit/useActions'
import { useDesk } from '../live/DeskData'
import { linkedHref, linkText, takeSecret } from '../rows/messageLink'
import { useOpenForms } from '../rows/openForm'
import { staleFaults } from '../rows/UndoBar'
import { useActs } from '../rows/useActs'
import { contactText, spanText } from './bookingText'
import styles from './Cards.module.css'

const { reminders: texts, row: labels } = words

type RemindersProps = Pick<PageProps, 'me' | 'onOver'> & { answer: Answer }

/** The patients until the next working day, with a message to each: sending it marks the patient. */
export function Reminders({ me, answer, onOver }: RemindersProps) {
  const { clinic } = me
  const { fault, act } = useActions(staleFaults, onOver)
  const { refresh } = useDesk()
  const forms = useOpenForms(me.name, 'day')
  const { acts, bar } = useActs({ me, onSettled: () => {}, onErased: forms.drop, onOver })
  const app = chatAppNames[clinic.chat ?? 'whatsapp']

  const mark = ({ reference, version }: DeskRequest, sent: boolean) =>
    act(async () => {
      const route = 'POST /requests/:reference/remind'
      if (sent) await call(route, { reference }, { version, link: takeSecret(reference) })
      else await call(`${route}/undo`, { reference }, { version })
    }).then(refresh)

  const { day, open, reminders } = answer
  return (
    <section className={styles.section} aria-labelledby="reminders">
      <h2 id="reminders">{day ? fill(texts.heading, { day: dayText(day) }) : texts.noDay}</h2>
      <p role="status">{reminders.length === 0 ? texts.none : counted(texts, 'open', open)}</p>
      <Alert>{fault}</Alert>
      <ul className={cards.cards}>
        {reminders.map(({ request, text, chat, sms }) => {
          const { reference, name, dial, remindedAt, answer } = request
          const links = [
            [linkedHref(chat, request), app],
            [linkedHref(sms, request), texts.sms],
            [chat || sms || !text ? '' : dial && `tel:${dial}`, labels.call],
          ].filter(([href]) => href)
          return (
            <li key={reference} className={styles.card} data-done={remindedAt !== ''}>
              <div>
                <h3>{name}</h3>
                <p>
                  {spanText(request.appointmentAt ?? '', request.appointmentMinutes, day)}{' '}
                  {contactText(request, clinic)}
                </p>
                {answer && <p>{words.answers[answer]}</p>}
                {remindedAt ? (
                  <p>{fill(texts.sent, { time: instantText(remindedAt, clinic) })}</p>
                ) : (
                  <p className={styles.text}>{text ? text + linkText(request) : texts.toMove}</p>
                )}
              </div>
              <div className={controls.buttons}>
                {remindedAt ? (
                  <Button
                    look="quiet"
                    aria-label={`${labels.undo}: ${name}`}
                    onClick={() => mark(request, false)}
                  >
                    {labels.undo}
                  </Button>
                ) : (
                  links.map(([href, word]) => (
                    <a
                      key={href}
                      className={controls.secondary}
                      href={href}
                      target={word === app ? '_blank' : undefined}
                      rel="noopener noreferrer"
                      aria-label={`${word}: ${name}`}
                      onClick={() => mark(request, true)}
                    >
                      {word}
                    </a>
                  ))
                )}
                {text && links.length === 0 && labels.uncallable}
                <Button
                  look="quiet"
                  aria-label={fill(labels.personName, { name })}
                  onClick={() => acts.openCard(request)}
                >
                  {labels.person}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
      {bar}
    </section>
  )
}
