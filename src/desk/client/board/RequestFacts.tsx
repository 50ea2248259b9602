import { fill } from '../../../shared/formats/fill'
import type { DeskRequest, Me } from '../../contract/contract'
import { counted, words } from '../kit/text'
import { instantText, wallTime, wallTimeText } from '../kit/times'
import { Act, type Action } from '../rows/actions'
import {
  appointmentText,
  expiryText,
  othersTexts,
  phonesBeforeTexts,
  waitText,
} from '../rows/statusText'
import type { Acts } from '../rows/useActs'
import type { ListName } from './lists'
import styles from './RequestFacts.module.css'

/** Props of the rows of all lists. */
export type SharedRowProps = {
  me: Me
  /** Milliseconds since 1970. */
  now: number
  acts: Acts
}

type RequestFactsProps = SharedRowProps & {
  request: DeskRequest
  list: ListName
  /** What undoes or files it. */
  actions: readonly Action[]
}

type Chip = { text: string; isLate?: boolean; label?: string }

/** The leading chip: waiting time, time of the next call, or appointment. */
function chipOf({ request, list, me: { clinic }, now }: RequestFactsProps): Chip {
  const today = wallTime(now, clinic.timeZone)
  if (list === 'found') return { text: words.search.standings[request.standing] }
  if (list === 'today') return { text: wallTimeText(request.appointmentAt ?? today, today) }
  if (list === 'again' && request.retryAt) {
    const isDue = request.retryAt <= today
    const time = wallTimeText(request.retryAt, today)
    return { text: isDue ? words.row.due : fill(words.row.retry, { time }), isLate: isDue }
  }
  const waited = waitText(request.receivedAt, now, clinic)
  return { ...waited, label: fill(words.waited.label, { time: waited.text }) }
}

/** All facts of a request, the most urgent first. */
export function RequestFacts(props: RequestFactsProps) {
  const { request, list, now, acts, actions } = props
  const { clinic } = props.me
  const { name, phone, dial, doctor, lastAct, note } = request
  const chip = chipOf(props)
  const isBooked = request.standing === 'booked'
  const agreed = isBooked && (request.appointmentDoctorName || words.row.noDoctor)
  const hour =
    isBooked &&
    list === 'found' &&
    appointmentText({ ...request, appointmentDoctorName: '' }, clinic)
  const wish = agreed
    ? doctor && doctor !== agreed && fill(words.row.wish, { doctor })
    : doctor || words.row.anyDoctor
  const expires = expiryText(request.expiresAt, now)
  const asides = [
    ...othersTexts(request, clinic),
    dial === '' && words.row.uncallable,
    ...phonesBeforeTexts(request, clinic),
    request.tries > 0 && counted(words.row, 'tries', request.tries),
    request.repeated && words.row.repeated,
    request.unlisted && words.row.unlisted,
    request.language !== '' && request.language,
    request.preferences !== '' && fill(words.row.preferences, { preferences: request.preferences }),
  ].filter((text) => text !== false)
  return (
    <div className={styles.facts}>
      <p className={styles.chip} data-late={chip.isLate} title={chip.label}>
        {chip.text}
      </p>
      <div className={styles.texts}>
        <div className={styles.line}>
          <h3 className={styles.name}>{name}</h3>
          <span className={styles.phone}>{phone}</span>
        </div>
        <p className={styles.line}>
          <span>
            {[hour, request.request || words.row.anyRequest, agreed].filter(Boolean).join(' · ')}
          </span>
          {wish && <span className={styles.detail}>{wish}</span>}
          <span className={styles.detail} title={instantText(request.receivedAt, clinic)}>
            {fill(words.row.reference, { reference: request.reference })}
          </span>
          <span className={expires.isSoon ? styles.aside : styles.detail}>{expires.text}</span>
          <button
            type="button"
            className={`${styles.undo} ${styles.detail}`}
            aria-label={fill(words.row.personName, { name })}
            onClick={() => acts.openCard(request)}
          >
            {words.row.person}
          </button>
        </p>
        {(asides.length > 0 || lastAct || actions.length > 0 || note) && (
          <p className={styles.line}>
            {lastAct && (
              <span>
                {fill(words.acts[lastAct.act], {
                  by: lastAct.by,
                  time: instantText(lastAct.at, clinic),
                })}
              </span>
            )}
            {actions.map((action) => (
              <Act key={action.id} action={action} className={styles.undo} />
            ))}
            {note && <span className={styles.note}>{fill(words.row.note, { note })}</span>}
            {asides.map((text) => (
              <span key={text} className={styles.aside}>
                {text}
              </span>
            ))}
          </p>
        )}
      </div>
    </div>
  )
}
