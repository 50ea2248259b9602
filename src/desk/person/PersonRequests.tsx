import { sayExpires } from '../board/expires'
import { sayStanding } from '../board/standing'
import type { DeskRequest, Me } from '../contract'
import { sayInstant } from '../lib/times'
import { words } from '../lib/words'
import controls from '../styles/Controls.module.css'
import styles from './PersonRequests.module.css'

type PersonRequestsProps = {
  requests: DeskRequest[]
  chosen: string[]
  clinic: Me['clinic']
  /** Absent for who may only look. */
  onChoose?: (chosen: string[]) => void
}

/** The requests from one number, each to be chosen: a mother may have written for two. */
export function PersonRequests({ requests, chosen, clinic, onChoose }: PersonRequestsProps) {
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
              {each.name} · {each.reference}
            </strong>{' '}
            {sayInstant(each.receivedAt, clinic)} · {sayStanding(each, clinic)} ·{' '}
            {sayExpires(each.expiresAt, now).text}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
