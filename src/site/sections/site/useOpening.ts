import { useEffect, useState } from 'react'
import { type Opening, openingAt } from '../../../shared/formats/opening'
import { nextTask } from '../../../ui/browser'
import { useSite } from '../../siteContext'

/** Upper bound between two checks, in case the clock is corrected. */
const AT_MOST = 3_600_000

const DAY = 86_400_000

/**
 * Whether the clinic is open, by the visitor's clock; undefined in prerendered HTML. Updates at
 * opening and closing, and when a sleeping tab or a page from the back-forward cache resumes.
 */
export function useOpening(): Opening | undefined {
  const { clinic, place } = useSite()
  const [opening, setOpening] = useState<Opening>()
  useEffect(() => {
    let mounted = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const { hours, exceptions } = clinic
    const timetable = { hours, exceptions, timeZone: place.timeZone }
    // A clock before the build date is wrong: show nothing.
    const earliest = Date.parse(clinic.lastUpdated) - DAY
    const update = () => {
      clearTimeout(timer)
      const now = Date.now()
      const found = now > earliest ? openingAt(now, timetable) : undefined
      setOpening(found)
      timer = setTimeout(update, Math.min(found ? found.changesAt - now : AT_MOST, AT_MOST))
    }
    // The first `Intl` format of a time zone is slow: keep it out of the hydration task.
    void nextTask().then(() => mounted && update())
    document.addEventListener('visibilitychange', update)
    window.addEventListener('pageshow', update)
    return () => {
      mounted = false
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
      window.removeEventListener('pageshow', update)
    }
  }, [clinic, place])
  return opening
}
