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
      const focused = document.activeElement
      if (!focused || focused === document.body || own.contains(focused)) return
      if (focused.getBoundingClientRect().bottom > innerHeight - height)
        focused.scrollIntoView({ block: 'nearest' })
    })
    watcher.observe(own)
    return () => {
      watcher.disconnect()
      root.style.scrollPaddingBlockEnd = ''
    }
  }, [bar])
}
