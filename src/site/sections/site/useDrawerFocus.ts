import { type RefObject, useEffect } from 'react'
import { holdPage } from '../../../ui/holdPage'
import type { DrawerState } from './drawer'

/**
 * A pinned drawer locks the page and takes the focus; a hover drawer only restores focus that moved
 * into it. Runs before a new page's heading takes the focus.
 */
export function useDrawerFocus(
  state: DrawerState,
  closeControl: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const panel = closeControl.current?.closest('[role="dialog"]')
    if (state === 'closed' || !panel) return
    const restoreFocus = () => {
      // While a style sheet loads, WebKit treats the trigger as inert until its style is read.
      if (trigger.current) void getComputedStyle(trigger.current).visibility
      trigger.current?.focus({ preventScroll: true })
    }
    if (state === 'hover') {
      return () => {
        if (panel.contains(document.activeElement)) restoreFocus()
      }
    }
    const unlock = holdPage(panel)
    closeControl.current?.focus({ preventScroll: true })
    return () => {
      unlock()
      restoreFocus()
    }
  }, [state, closeControl, trigger])
}
