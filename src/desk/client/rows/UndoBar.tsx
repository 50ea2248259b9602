import { useEffect, useState } from 'react'
import type { Contact, Outcome, Visit } from '../../../shared/deskModel'
import { fill } from '../../../shared/formats/fill'
import type { DeskRequest, Me } from '../../contract/contract'
import { Button } from '../kit/Controls'
import controls from '../kit/Controls.module.css'
import { call, faultText, refusalOf } from '../kit/call'
import { words } from '../kit/text'
import { wallTime, wallTimeText } from '../kit/times'
import { linkedHref } from './messageLink'
import { appointmentText, conflictText } from './statusText'
import styles from './UndoBar.module.css'

export type Done = { request: DeskRequest; outcome: Outcome | Visit | 'undone' | 'removed' }

/** Texts of refusals of an act on a row. */
export const staleFaults = {
  conflict: words.conflict.stale,
  asked: words.conflict.taken,
  notFound: words.conflict.gone,
}

type UndoBarProps = {
  done: Done | undefined
  clinic: Me['clinic']
  onContact(reference: string, act: Contact): void
  onUndone(request: DeskRequest, outcome: Done['outcome']): void
  onClose(): void
}

/** Undoes the last outcome of a request; resolves to the arguments of `onSettled`. */
export async function undoLast({ reference, version }: DeskRequest) {
  const route = 'POST /requests/:reference/undo'
  const { removed, ...request } = await call(route, { reference }, { version })
  return [request, removed ? 'removed' : 'undone'] as const
}

const { settled: texts } = words
/** Milliseconds; the row has the same undo afterwards. */
const shownMs = 20_000

/** Shows the last outcome for some seconds, with undo and, for an appointment, a message to the patient. */
export function UndoBar({ done, clinic, onContact, onUndone, onClose }: UndoBarProps) {
  const [fault, setFault] = useState('')
  const request = done?.request
  const today = wallTime(Date.now(), clinic.timeZone)
  const time = request?.retryAt
    ? wallTimeText(request.retryAt, today)
    : request && appointmentText(request, clinic)

  useEffect(() => {
    if (!done) return
    setFault('')
    const timer = setTimeout(onClose, shownMs)
    return () => clearTimeout(timer)
  }, [done, onClose])

  async function undo(settled: DeskRequest) {
    setFault('')
    try {
      onUndone(...(await undoLast(settled)))
    } catch (caught) {
      const other = refusalOf(caught).request
      setFault(other ? conflictText(other, clinic) : faultText(caught, staleFaults))
    }
  }

  return (
    <div className={styles.place} role="status">
      {done && request && (
        <div className={styles.bar}>
          <p>{fault || fill(texts[done.outcome], { name: request.name, time: time ?? '' })}</p>
          <div className={controls.buttons}>
            {done.outcome === request.standing && request.chatAbout && request.chat && (
              <a
                className={controls.primary}
                href={linkedHref(request.chat, request)}
                target="_blank"
                rel="noopener noreferrer"
                onClick={() => onContact(request.reference, 'messaged')}
              >
                {request.chatAbout === 'confirmation' ? texts.confirm : texts.inform}
              </a>
            )}
            {done.outcome !== 'undone' && done.outcome !== 'removed' && (
              <Button look="secondary" onClick={() => undo(request)}>
                {texts.undo}
              </Button>
            )}
            <Button look="quiet" onClick={onClose}>
              {texts.close}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
