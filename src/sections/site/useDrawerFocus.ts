import { type RefObject, useEffect } from 'react'
import { holdPage } from '../../ui/holdPage'
import type { DrawerState } from './drawer'

/**
 * A pinned drawer holds the page and has the focus; closing gives both back at
 * once, before a new page takes the focus for its heading. A drawer opened by
 * hovering touches neither, but does not lose a focus that went into it.
 */
export function useDrawerFocus(
  state: DrawerState,
  closeControl: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const panel = closeControl.current?.closest('[role="dialog"]')
    if (state === 'closed' || !panel) return
    const giveBack = () => trigger.current?.focus({ preventScroll: true })
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
