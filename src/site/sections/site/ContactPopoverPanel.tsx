import * as Popover from '@radix-ui/react-popover'
import { type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ContactActions } from './ContactActions'
import styles from './ContactPopoverPanel.module.css'

export type ContactPopoverPanelProps = {
  id: string
  open: boolean
  /** The button it is anchored to. */
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** The popover's panel, in a chunk with Radix; not modal, so it injects no style element. */
export function ContactPopoverPanel({ id, open, button, onClose }: ContactPopoverPanelProps) {
  const { t } = useTranslation()
  const content = useRef<HTMLDivElement>(null)
  const { offsetWidth = 0, offsetHeight = 0 } = button.current ?? {}
  // The upright tab opens to its side, the bar's button upwards.
  const isUpright = offsetHeight > 2 * offsetWidth
  return (
    <Popover.Root open={open} onOpenChange={onClose}>
      <Popover.Anchor virtualRef={button} />
      <Popover.Portal>
        <Popover.Content
          ref={content}
          id={id}
          className={styles.content}
          aria-label={t('reach.label')}
          side={isUpright ? 'left' : 'top'}
          align="end"
          // Clear of the bar's text above the button.
          sideOffset={12 + (isUpright ? 0 : (button.current?.offsetTop ?? 0))}
          collisionPadding={16}
          onClick={onClose}
          onInteractOutside={(event) => {
            // The button's own handler closes it; closing here would reopen it.
            if (event.target instanceof Node && button.current?.contains(event.target)) {
              event.preventDefault()
            }
          }}
          onOpenAutoFocus={(event) => {
            // Radix skips links and would focus the card itself.
            event.preventDefault()
            content.current?.querySelector('a')?.focus()
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <ContactActions />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
