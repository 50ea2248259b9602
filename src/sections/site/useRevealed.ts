import { useEffect, useState } from 'react'

/** Milliseconds from the opening of the drawer to the reveal of its links. */
const REVEAL_DELAY = 50

/** False when the drawer opens, true 50 ms later. */
export function useRevealed(isOpen: boolean): boolean {
  const [revealed, setRevealed] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const timer = window.setTimeout(() => setRevealed(true), REVEAL_DELAY)
    return () => {
      window.clearTimeout(timer)
      setRevealed(false)
    }
  }, [isOpen])
  return revealed
}
