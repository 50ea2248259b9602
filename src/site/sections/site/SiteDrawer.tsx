import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuEntry } from '../../../content/siteMap'
import { useHydrated } from '../../../ui/hooks/useHydrated'
import { useOnIntent } from '../../../ui/hooks/useOnIntent'
import { iconButtonClass } from '../../../ui/iconButton'
import { type DrawerState, drawerId, pushDrawerEntry } from './drawer'
import { PracticeIcon } from './PracticeIcon'
import styles from './SiteDrawer.module.css'
import { useHoverOpening } from './useHoverOpening'
import { useOnNavigate } from './useOnNavigate'

/**
 * The button with the icon of the profession and its drawer: opened by hover, pinned by a press. Without scripts it leads to
 * the footer, which has its links.
 */
export function SiteDrawer({ moved }: { moved: readonly MenuEntry[] | undefined }) {
  const { t } = useTranslation()
  const trigger = useRef<HTMLAnchorElement>(null)
  const [state, setState] = useState<DrawerState>('closed')
  const { module, fetch, signs } = useOnIntent(() => import('./DrawerPanel'))
  const isOpen = state !== 'closed'
  const hasEntry = useRef(false)
  const close = () => setState('closed')
  const dismiss = () => {
    close()
    if (hasEntry.current) history.back()
    hasEntry.current = false
  }

  const hovering = useHoverOpening(trigger, isOpen, () =>
    setState((before) => (before === 'closed' ? 'hover' : before)),
  )
  useOnNavigate(() => {
    hasEntry.current = false
    close()
  })

  const pin = async () => {
    setState('pinned')
    hasEntry.current ||= pushDrawerEntry()
    if (await fetch()) return
    // Offline, the footer has the same links.
    dismiss()
    document.querySelector<HTMLElement>('footer nav a')?.focus()
  }

  const button = {
    role: 'button',
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? drawerId : undefined,
  } as const
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: a link until hydration */}
      <a
        ref={trigger}
        {...(useHydrated() && button)}
        href="#footer-pages"
        className={iconButtonClass(styles.trigger)}
        aria-label={t('drawer.open')}
        onClick={(event) => {
          event.preventDefault()
          void pin()
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          void pin()
        }}
        {...signs}
        {...hovering}
        onPointerEnter={(event) => {
          signs.onPointerEnter()
          hovering.onPointerEnter(event)
        }}
      >
        <PracticeIcon />
      </a>
      {module && <module.DrawerPanel {...{ state, trigger, moved }} onClose={dismiss} />}
    </>
  )
}
