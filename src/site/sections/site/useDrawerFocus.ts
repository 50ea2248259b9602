import { type RefObject, useEffect } from 'react'
import { holdPage } from '../../../ui/holdPage'
import type { DrawerState } from './drawer'

/**
 * A pinned drawer locks the page and takes the focus; closing restores both before a new page's
 * heading takes the focus. A hover drawer only restores focus that moved into it.
 */
export function useDrawerFocus(
  state: DrawerState,
  closeControl: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const panel = closeControl.current?.closest('[role="dialog"]')
    if (state === 'closed' || !panel) return
    const giveBack = () => {
      if (!trigger.current) return
      // While a style sheet is loading, WebKit still treats the trigger as inert until its style is read.
      void getComputedStyle(trigger.current).visibility
      trigger.current.focus({ preventScroll: true })
    }
    if (state === 'hover') {
      return () => {
        if (panel.contains(document.activeElement)) giveBack()
      }
    }
    const letGo = holdPage(panel)
    closeControl.current?.focus({ preventScroll: true })
    return () => {
      letGo()
      giveBack()
    }
  }, [state, closeControl, trigger])
}
