import { useEffect, useState } from 'react'
import { clinic, site } from '../../content'
import { type Opening, openingAt } from '../../formats/opening'
import { nextTask } from '../../lib/nextTask'

/** A tab looks again at least this often (in milliseconds), should its clock be set right meanwhile. */
const AT_MOST = 3_600_000

const timetable = { ...clinic, timeZone: site.timeZone }

/** Nobody reads the page before it was written: such a clock is wrong, and nothing is said by it. */
const EARLIEST = Date.parse(clinic.lastUpdated) - 86_400_000

/**
 * Whether the clinic is open, by the visitor's clock; undefined in the
 * prerendered page, which cannot know. Changes at the minute of opening and
 * closing, and when a sleeping tab or a page from the back-forward cache wakes.
 */
export function useOpening(): Opening | undefined {
  const [opening, setOpening] = useState<Opening>()
  useEffect(() => {
    let stands = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      const now = Date.now()
      const found = now > EARLIEST ? openingAt(now, timetable) : undefined
      setOpening(found)
      timer = setTimeout(look, Math.min(found ? found.changesAt - now : AT_MOST, AT_MOST))
    }
    // The browser's first clock of a zone takes long to make, and the page comes alive in this task.
    void nextTask().then(() => stands && look())
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pageshow', look)
    return () => {
      stands = false
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pageshow', look)
    }
  }, [])
  return opening
}
