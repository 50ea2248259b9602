import { counted, words } from '../lib/words'

const day = 24 * 60 * 60_000
/** From so many days before on it is said with weight. */
const soon = 14

/** In how many days a request is deleted by itself, in words, and whether that is soon. */
export function sayExpires(expiresAt: string, now: number) {
  const days = Math.ceil((Date.parse(expiresAt) - now) / day)
  // Deleted once a day: the last day's hour is not known.
  const text = days <= 1 ? words.row.expiresSoon : counted(words.row, 'expires', days)
  return { text, isSoon: days <= soon }
}
