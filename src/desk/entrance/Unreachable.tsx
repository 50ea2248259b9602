import { useEffect } from 'react'
import { lastContact } from '../lib/contact'
import { sayWallTime, wallTime } from '../lib/times'
import { fill, words } from '../lib/words'
import controls from '../styles/Controls.module.css'
import { Entrance } from './Entrance'

const { unreachable: texts } = words

/** How often it is tried again by itself, in milliseconds. */
const often = 5000

/** When there was an answer last, by the device's own clock: the clinic's is not known here. */
function saySince(): string {
  const since = lastContact()
  if (since === undefined) return texts.never
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const time = sayWallTime(wallTime(since, timeZone), wallTime(Date.now(), timeZone))
  return fill(texts.since, { time })
}

/** What is shown while the server does not answer: since when, and no request. */
export function Unreachable({ onRetry }: { onRetry(): void }) {
  useEffect(() => {
    const timer = setInterval(onRetry, often)
    addEventListener('online', onRetry)
    return () => {
      clearInterval(timer)
      removeEventListener('online', onRetry)
    }
  }, [onRetry])
  return (
    <Entrance heading={texts.heading} intro={texts.text} fault={saySince()}>
      <button type="button" className={controls.primary} onClick={onRetry}>
        {texts.retry}
      </button>
    </Entrance>
  )
}
