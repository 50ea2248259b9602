import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHydrated } from '../../lib/useHydrated'
import { buttonClass } from '../../ui/button'
import { ChatIcon } from '../../ui/icons/ChatIcon'
import { Popover, PopoverContent, PopoverPortal, PopoverTrigger } from '../../ui/Popover'
import { ContactActions } from './ContactActions'
import styles from './ContactPopover.module.css'
import { PageLink } from './PageLink'
import { useOnNavigate } from './useOnNavigate'

/**
 * The floating button of every page and its three actions. Until the app runs,
 * or where it never does, a link to the contact page stands in its place.
 */
export function ContactPopover() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const hydrated = useHydrated()
  const place = useRef<HTMLElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const content = useRef<HTMLDivElement>(null)

  const close = () => {
    // At once, so that a new page's heading can take the focus after it.
    if (open && isFocusFree(content.current)) trigger.current?.focus({ preventScroll: true })
    setOpen(false)
  }
  useOnNavigate(close)

  useEffect(() => {
    // The link that is about to go may have the focus already.
    if (hydrated && place.current?.contains(document.activeElement)) trigger.current?.focus()
  }, [hydrated])

  const label = (
    <>
      <ChatIcon />
      {t('reach.label')}
    </>
  )
  return (
    <aside
      ref={place}
      className={styles.place}
      aria-label={t('reach.label')}
      data-live={hydrated ? '' : undefined}
    >
      <PageLink page="contact" className={buttonClass('primary', styles.link)}>
        {label}
      </PageLink>
      <Popover open={open} onOpenChange={(wanted) => (wanted ? setOpen(true) : close())}>
        <PopoverTrigger ref={trigger} className={buttonClass('primary', styles.button)}>
          {label}
        </PopoverTrigger>
        <PopoverPortal>
          <PopoverContent
            ref={content}
            className={styles.content}
            aria-label={t('reach.label')}
            side="top"
            align="end"
            sideOffset={12}
            collisionPadding={16}
            onClick={close}
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
    </aside>
  )
}

/**
 * Whether the focus is on nothing the visitor chose: nowhere, on bare ground or
 * in what is closing. Who closes the popover by pressing into a field keeps the field.
 */
const isFocusFree = (closing: Element | null) => {
  const { activeElement } = document
  return (
    !(activeElement instanceof HTMLElement) ||
    activeElement.tabIndex < 0 ||
    closing?.contains(activeElement)
  )
}
