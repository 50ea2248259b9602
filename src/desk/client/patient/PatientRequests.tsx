import { fill } from '../../../shared/formats/fill'
import type { DeskRequest, Me } from '../../contract/contract'
import controls from '../kit/Controls.module.css'
import { words } from '../kit/text'
import { instantText } from '../kit/times'
import { expiryText, statusText } from '../rows/statusText'
import styles from './PatientRequests.module.css'

const reasons: Record<string, string> = words.form.reasons

type PatientRequestsProps = {
  requests: DeskRequest[]
  chosen: string[]
  clinic: Me['clinic']
  /** Absent if erasing is not allowed. */
  onChoose?: (chosen: string[]) => void
}

/** When a request came, what became of it, and when it is deleted. */
const factsOf = (each: DeskRequest, clinic: Me['clinic'], now: number): string[] =>
  [
    instantText(each.receivedAt, clinic),
    statusText(each, clinic),
    each.visit && words.day.visits[each.visit],
    each.reason && reasons[each.reason],
    each.appointmentTypeName || each.request,
    each.language,
    each.note && fill(words.row.note, { note: each.note }),
    expiryText(each.expiresAt, now).text,
  ].filter((text) => !!text) as string[]

/** The requests from one number, each selectable: one person may write for several. */
export function PatientRequests({ requests, chosen, clinic, onChoose }: PatientRequestsProps) {
  const now = Date.now()
  return (
    <fieldset className={styles.requests} disabled={!onChoose}>
      <legend>{words.person.choose}</legend>
      {requests.map((each) => (
        <label key={each.reference} className={styles.request}>
          <input
            type="checkbox"
            className={controls.tick}
            checked={chosen.includes(each.reference)}
            onChange={({ currentTarget }) =>
              onChoose?.(
                currentTarget.checked
                  ? [...chosen, each.reference]
                  : chosen.filter((reference) => reference !== each.reference),
              )
            }
          />
          <span>
            <strong>
              {each.name} · {each.phone} · {each.reference}
            </strong>{' '}
            {factsOf(each, clinic, now).join(' · ')}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
