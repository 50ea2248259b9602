import { type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Popover, PopoverAnchor, PopoverContent, PopoverPortal } from '../../ui/Popover'
import { ContactActions } from './ContactActions'
import styles from './ContactPopoverPanel.module.css'

export type ContactPopoverPanelProps = {
  id: string
  open: boolean
  /** The button that opens it, over which it stands. */
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** What opens over the button: fetched apart, with all of the popover's code. */
export function ContactPopoverPanel({ id, open, button, onClose }: ContactPopoverPanelProps) {
  const { t } = useTranslation()
  const content = useRef<HTMLDivElement>(null)
  const { offsetWidth = 0, offsetHeight = 0 } = button.current ?? {}
  // The tab at the screen's edge opens to its side, what lies in the bar upwards.
  const isUpright = offsetHeight > 2 * offsetWidth
  return (
    <Popover open={open} onOpenChange={onClose}>
      <PopoverAnchor virtualRef={button} />
      <PopoverPortal>
        <PopoverContent
          ref={content}
          id={id}
          className={styles.content}
          aria-label={t('reach.label')}
          side={isUpright ? 'left' : 'top'}
          align="end"
          // Clear of what the phone's bar says above the button.
          sideOffset={12 + (isUpright ? 0 : (button.current?.offsetTop ?? 0))}
          collisionPadding={16}
          onClick={onClose}
          onInteractOutside={(event) => {
            // A press on the button closes by itself; closed here, it would open again.
            if (event.target instanceof Node && button.current?.contains(event.target)) {
              event.preventDefault()
            }
          }}
          onOpenAutoFocus={(event) => {
            // Radix passes links over and would focus the card itself.
            event.preventDefault()
            content.current?.querySelector('a')?.focus()
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <ContactActions />
        </PopoverContent>
      </PopoverPortal>
    </Popover>
  )
}
