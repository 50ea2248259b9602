import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { contactPage } from '../../content/pages'
import { inTime } from '../../lib/inTime'
import { useHydrated } from '../../lib/useHydrated'
import { buttonClass } from '../../ui/button'
import { ReachIcon } from '../../ui/icons/ReachIcon'
import styles from './ContactPopover.module.css'
import type { ContactPopoverPanelProps } from './ContactPopoverPanel'
import { PageLink } from './PageLink'
import { useOnNavigate } from './useOnNavigate'

/**
 * The specified button of every page; its three actions are fetched when it is
 * approached or pressed, and open as soon as they are there. Until the app runs,
 * and where they cannot be fetched, it leads to the contact page.
 */
export function ContactPopover() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [Panel, setPanel] = useState<ComponentType<ContactPopoverPanelProps>>()
  const hydrated = useHydrated()
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const link = useRef<HTMLAnchorElement | null>(null)
  const button = useRef<HTMLButtonElement>(null)

  const close = () => {
    // At once, so that a new page's heading can take the focus after it.
    if (open && isFocusFree(document.getElementById(id))) {
      button.current?.focus({ preventScroll: true })
    }
    setOpen(false)
  }
  useOnNavigate(close)

  useEffect(() => {
    link.current = place.current?.querySelector('a') ?? null
    // The link that is about to go may have the focus already.
    if (hydrated && place.current?.contains(document.activeElement)) button.current?.focus()
  }, [hydrated])

  const fetchPanel = async () => {
    if (Panel) return
    const { ContactPopoverPanel } = await import('./ContactPopoverPanel')
    setPanel(() => ContactPopoverPanel)
  }
  const approach = () => {
    // Whoever presses it then is told by the contact page.
    fetchPanel().catch(() => {})
  }
  const press = () => {
    if (open) {
      close()
      return
    }
    setOpen(true)
    inTime(fetchPanel()).catch(() => {
      if (link.current) location.assign(link.current.href)
    })
  }

  const label = (
    <>
      <ReachIcon />
      <span>{t('reach.label')}</span>
    </>
  )
  return (
    <div ref={place} className={styles.place} data-live={hydrated ? '' : undefined}>
      <PageLink page={contactPage} className={buttonClass('primary')}>
        {label}
      </PageLink>
      <button
        ref={button}
        type="button"
        className={buttonClass('primary')}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open && Panel ? id : undefined}
        onPointerEnter={approach}
        onFocus={approach}
        onClick={press}
      >
        {label}
      </button>
      {Panel && <Panel id={id} open={open} button={button} onClose={close} />}
    </div>
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
