import { flushSync } from 'react-dom'

/**
 * Makes a change of the lists without moving what has the focus on the screen: a request
 * that comes in above it pushes the page, not the field somebody is writing in. Browsers
 * do so by themselves only below the top of a page, and Safari never.
 */
export function keepPlace(change: () => void): void {
  const held = document.activeElement
  const before = held?.getBoundingClientRect()
  const isSeen = before && before.bottom > 0 && before.top < innerHeight
  flushSync(change)
  if (!isSeen || held === document.body || !held?.isConnected) return
  scrollBy({ top: held.getBoundingClientRect().top - before.top, behavior: 'instant' })
}
