import { type RefObject, useEffect } from 'react'

/** Between the bar and a focused field, in pixels. */
const GAP = 16

/**
 * Keeps focused elements above the bar at the foot of the window: sets the scroll padding, and
 * scrolls a field that the bar covers.
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
