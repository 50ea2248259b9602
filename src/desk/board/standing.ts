import type { DeskRequest, Me } from '../contract'
import { sayWallTime, wallTime } from '../lib/times'
import { fill, words } from '../lib/words'

/** Where a request stands, in words. */
export function sayStanding({ standing, appointmentAt }: DeskRequest, { timeZone }: Me['clinic']) {
  const time = sayWallTime(appointmentAt ?? '1970-01-01T00:00', wallTime(Date.now(), timeZone))
  return fill(words.standings[standing], { time })
}
