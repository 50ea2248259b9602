import { useEffect } from 'react'
import { fill, words } from '../lib/words'

const { title, titleCount } = words

/**
 * How many requests wait, in the tab's title and where the device allows it on the app's
 * icon. Undefined while it is not known: then neither says a number.
 */
export function useCount(waiting: number | undefined, clinic: string): void {
  useEffect(() => {
    const plain = fill(title, { clinic })
    document.title = waiting ? fill(titleCount, { count: waiting, clinic }) : plain
    // Refused where the desk is not installed; then there is no icon.
    void navigator.setAppBadge?.(waiting ?? 0).catch(() => undefined)
    return () => {
      document.title = plain
      void navigator.clearAppBadge?.().catch(() => undefined)
    }
  }, [waiting, clinic])
}
