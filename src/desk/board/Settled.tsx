import { useState } from 'react'
import type { DeskRequest, Me, Outcome } from '../contract'
import { ask, DeskFault, note } from '../lib/ask'
import { sayWallTime, wallTime } from '../lib/times'
import { fill, words } from '../lib/words'
import controls from '../styles/Controls.module.css'
import { chatName, confirmationHref } from './chat'
import styles from './Settled.module.css'
import { sayStanding } from './standing'

export type Done = { request: DeskRequest; outcome: Outcome | 'undone' }

type SettledProps = {
  done: Done | undefined
  clinic: Me['clinic']
  onUndone(request: DeskRequest, outcome: 'undone'): void
  onClose(): void
}

const { settled: texts } = words

/** What was done last: to be taken back, and after an agreed time to be confirmed in writing. */
export function Settled({ done, clinic, onUndone, onClose }: SettledProps) {
  const [fault, setFault] = useState('')
  const request = done?.request
  const today = wallTime(Date.now(), clinic.timeZone)
  const time = sayWallTime(request?.appointmentAt ?? request?.retryAt ?? today, today)

  async function undo({ reference, version }: DeskRequest) {
    setFault('')
    try {
      onUndone(await ask<DeskRequest>(`/requests/${reference}/undo`, { version }), 'undone')
    } catch (caught) {
      const other = caught instanceof DeskFault ? caught.conflict : undefined
      const by = other?.lastAct?.by ?? ''
      setFault(
        other
          ? fill(words.conflict.text, { by, standing: sayStanding(other, clinic) })
          : words.faults.other,
      )
    }
  }

  return (
    <div className={styles.place} role="status">
      {done && request && (
        <div className={styles.bar}>
          <p>{fault || fill(texts[done.outcome], { name: request.name, time })}</p>
          <div className={styles.buttons}>
            {done.outcome === 'booked' && chatName(clinic) && (
              <a
                className={controls.primary}
                href={confirmationHref(request, clinic)}
                target="_blank"
                rel="noopener noreferrer"
                onClick={() =>
                  void note(`/requests/${request.reference}/contact`, { act: 'messaged' })
                }
              >
                {texts.confirm}
              </a>
            )}
            {done.outcome !== 'undone' && (
              <button type="button" className={controls.secondary} onClick={() => undo(request)}>
                {texts.undo}
              </button>
            )}
            <button type="button" className={controls.quiet} onClick={onClose}>
              {texts.close}
            </button>
          </div>
        </div>
      )}
    </div>
  )
}
