import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withTimeout } from '../../../ui/browser'
import { buttonClass } from '../../../ui/button'
import { useHydrated } from '../../../ui/hooks/useHydrated'
import { ReachIcon } from '../../../ui/icons/ReachIcon'
import { useSite } from '../../siteContext'
import styles from './ContactPopover.module.css'
import type { ContactPopoverPanelProps } from './ContactPopoverPanel'
import { PageLink } from './PageLink'
import { useOnNavigate } from './useOnNavigate'

/**
 * The contact button of every page; its panel is fetched on intent or press. Until hydration, or
 * if fetching fails, it links to the contact page.
 */
export function ContactPopover() {
  const { contactPage } = useSite()
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [Panel, setPanel] = useState<ComponentType<ContactPopoverPanelProps>>()
  const hydrated = useHydrated()
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const link = useRef<HTMLAnchorElement | null>(null)
  const button = useRef<HTMLButtonElement>(null)

  const close = () => {
    // Synchronously, so that the heading of a new page can take the focus afterwards.
    if (open && isFocusFree(document.getElementById(id))) {
      button.current?.focus({ preventScroll: true })
    }
    setOpen(false)
  }
  useOnNavigate(close)

  useEffect(() => {
    link.current = place.current?.querySelector('a') ?? null
    // The link about to be removed may have the focus.
    if (hydrated && place.current?.contains(document.activeElement)) button.current?.focus()
  }, [hydrated])

  const fetchPanel = async () => {
    if (Panel) return
    const { ContactPopoverPanel } = await import('./ContactPopoverPanel')
    setPanel(() => ContactPopoverPanel)
  }
  const approach = () => {
    // A press then follows the link to the contact page.
    fetchPanel().catch(() => {})
  }
  const press = () => {
    if (open) {
      close()
      return
    }
    setOpen(true)
    withTimeout(fetchPanel()).catch(() => {
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

/** Whether focus is on nothing the visitor chose, such as a field clicked to close the panel. */
const isFocusFree = (closing: Element | null) => {
  const { activeElement } = document
  return (
    !(activeElement instanceof HTMLElement) ||
    activeElement.tabIndex < 0 ||
    closing?.contains(activeElement)
  )
}
