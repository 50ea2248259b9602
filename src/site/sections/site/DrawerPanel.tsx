import * as Dialog from '@radix-ui/react-dialog'
import { DrawerContents, type DrawerContentsProps } from './DrawerContents'
import styles from './DrawerPanel.module.css'
import { drawerId } from './drawer'

type DrawerPanelProps = DrawerContentsProps & { onClose: () => void }

/** Focus is moved by DrawerContents, dismissal is detected by Radix. */
export function DrawerPanel({ onClose, ...contents }: DrawerPanelProps) {
  const { state, trigger } = contents
  const pinned = state === 'pinned'
  const isTrigger = (target: EventTarget | null) =>
    target instanceof Node && trigger.current?.contains(target)
  return (
    // The modal dialog injects a style element, which the policy forbids; `holdPage` blocks instead.
    <Dialog.Root
      open={state !== 'closed'}
      onOpenChange={(open) => !open && onClose()}
      modal={false}
    >
      <Dialog.Portal>
        <div className={styles.scrim} data-state={pinned ? 'open' : 'closed'} aria-hidden="true" />
      </Dialog.Portal>
      <Dialog.Portal>
        <Dialog.Content
          id={drawerId}
          className={styles.panel}
          aria-modal={pinned || undefined}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // A drawer opened by hover stays open during keyboard navigation.
          onFocusOutside={(event) => event.preventDefault()}
          // Pressing the tooth pins the drawer instead of closing it.
          onPointerDownOutside={(event) => isTrigger(event.target) && event.preventDefault()}
          onClick={onClose}
        >
          <DrawerContents {...contents} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
