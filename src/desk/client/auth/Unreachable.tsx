import { useEffect } from 'react'
import { fill } from '../../../shared/formats/fill'
import { Button } from '../kit/Controls'
import { lastResponse } from '../kit/call'
import { words } from '../kit/text'
import { wallTime, wallTimeText } from '../kit/times'
import { AuthCard } from './AuthCard'

const { unreachable: texts } = words

/** Retry interval in milliseconds. */
const retryInterval = 5000

/** The time of the last response in the device's time zone: the clinic's is unknown here. */
function sinceText(): string {
  const since = lastResponse()
  if (since === undefined) return texts.never
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const time = wallTimeText(wallTime(since, timeZone), wallTime(Date.now(), timeZone))
  return fill(texts.since, { time })
}

/** Shown, without patient data, while the server is unreachable. */
export function Unreachable({ onRetry }: { onRetry(): void }) {
  useEffect(() => {
    const timer = setInterval(onRetry, retryInterval)
    addEventListener('online', onRetry)
    return () => {
      clearInterval(timer)
      removeEventListener('online', onRetry)
    }
  }, [onRetry])
  return (
    <AuthCard heading={texts.heading} intro={texts.text} fault={sinceText()}>
      <Button look="primary" onClick={onRetry}>
        {texts.retry}
      </Button>
    </AuthCard>
  )
}
