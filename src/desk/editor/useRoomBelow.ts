import { type RefObject, useEffect } from 'react'

/** So far above the bar something comes to stand, in pixels. */
const GAP = 16

/**
 * Keeps what has the focus out from under a bar at the foot of the window: whatever is
 * scrolled to stops above it, and a field it comes to lie on is brought up.
 */
export function useRoomBelow(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const own = bar.current
    if (!own) return
    const root = document.documentElement
    const watcher = new ResizeObserver(() => {
      const height = own.getBoundingClientRect().height + GAP
      root.style.scrollPaddingBlockEnd = `${height}px`
      const held = document.activeElement
      if (!held || held === document.body || own.contains(held)) return
      if (held.getBoundingClientRect().bottom > innerHeight - height)
        held.scrollIntoView({ block: 'nearest' })
    })
    watcher.observe(own)
    return () => {
      watcher.disconnect()
      root.style.scrollPaddingBlockEnd = ''
    }
  }, [bar])
}
