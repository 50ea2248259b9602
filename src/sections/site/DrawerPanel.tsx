import type { RefObject } from 'react'
import { Dialog, DialogContent, DialogPortal } from '../../ui/Dialog'
import { DrawerContents } from './DrawerContents'
import styles from './DrawerPanel.module.css'
import { type DrawerState, drawerId } from './drawer'

type DrawerPanelProps = {
  state: DrawerState
  trigger: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The panel itself. Focus is ours to move (DrawerContents), closing is Radix' to notice. */
export function DrawerPanel({ state, trigger, onClose }: DrawerPanelProps) {
  const pinned = state === 'pinned'
  const isTrigger = (target: EventTarget | null) =>
    target instanceof Node && trigger.current?.contains(target)
  return (
    <Dialog open={state !== 'closed'} onOpenChange={(open) => !open && onClose()}>
      <DialogPortal>
        <div className={styles.scrim} data-state={pinned ? 'open' : 'closed'} aria-hidden="true" />
      </DialogPortal>
      <DialogPortal>
        <DialogContent
          id={drawerId}
          className={styles.panel}
          aria-modal={pinned || undefined}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // Opened by hovering, it stays open wherever the keyboard goes.
          onFocusOutside={(event) => event.preventDefault()}
          // Pressing the tooth again pins the drawer; it never closes it.
          onPointerDownOutside={(event) => isTrigger(event.target) && event.preventDefault()}
          onClick={onClose}
        >
          <DrawerContents state={state} trigger={trigger} />
        </DialogContent>
      </DialogPortal>
    </Dialog>
  )
}
