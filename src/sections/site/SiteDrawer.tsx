import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { iconButtonClass } from '../../ui/iconButton'
import { ToothIcon } from '../../ui/icons/ToothIcon'
import { DrawerPanel, drawerId } from './DrawerPanel'
import styles from './SiteDrawer.module.css'
import { useHoverOpening } from './useHoverOpening'
import { useOnNavigate } from './useOnNavigate'

/** `hover`: shown, nothing else touched. `pinned`: has the focus, holds the page. */
export type DrawerState = 'closed' | 'hover' | 'pinned'

/** The tooth and the drawer it opens: by resting the mouse on it, or for good by pressing it. */
export function SiteDrawer() {
  const { t } = useTranslation()
  const trigger = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<DrawerState>('closed')
  const isOpen = state !== 'closed'
  const close = () => setState('closed')

  const hovering = useHoverOpening(trigger, isOpen, () =>
    setState((before) => (before === 'closed' ? 'hover' : before)),
  )
  useOnNavigate(close)

  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={iconButtonClass(styles.trigger)}
        aria-label={t('drawer.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? drawerId : undefined}
        onClick={() => setState('pinned')}
        {...hovering}
      >
        <ToothIcon />
      </button>
      <DrawerPanel state={state} trigger={trigger} onClose={close} />
    </>
  )
}
