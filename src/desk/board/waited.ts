import { openMinutes } from '../../formats/openMinutes'
import type { Me } from '../contract'
import { fill, words } from '../lib/words'

/** What has waited longer is not counted to the minute: milliseconds. */
const longest = 14 * 24 * 60 * 60_000
/** From so many open minutes on it shines. */
const late = 60

/** How long a request has waited while the clinic was open, in words, and whether that is long. */
export function sayWaited(receivedAt: string, now: number, clinic: Me['clinic']) {
  const from = Date.parse(receivedAt)
  if (now - from > longest) return { text: words.waited.long, isLate: true }
  const minutes = openMinutes(from, Math.max(from, now), clinic)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const text =
    minutes === 0
      ? words.waited.now
      : hours === 0
        ? fill(words.waited.minutes, { minutes })
        : fill(words.waited.hours, { hours, minutes: rest })
  return { text, isLate: minutes >= late }
}
