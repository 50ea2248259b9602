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
  useOnNavigate(() => setOpen(false))

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
      <Popover open={open} onOpenChange={setOpen}>
        <PopoverTrigger ref={trigger} className={buttonClass('primary', styles.button)}>
          {label}
        </PopoverTrigger>
        <PopoverPortal>
          <PopoverContent
            className={styles.content}
            aria-label={t('reach.label')}
            side="top"
            align="end"
            sideOffset={12}
            collisionPadding={16}
            onClick={() => setOpen(false)}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              // A visitor who clicked into a field keeps it.
              if (isFocusFree(event.currentTarget)) trigger.current?.focus({ preventScroll: true })
            }}
          >
            <ContactActions />
          </PopoverContent>
        </PopoverPortal>
      </Popover>
    </aside>
  )
}

const isFocusFree = (content: EventTarget | null) => {
  const { activeElement } = document
  return (
    !activeElement ||
    activeElement === document.body ||
    (content instanceof Node && content.contains(activeElement))
  )
}
