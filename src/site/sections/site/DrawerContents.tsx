import * as Dialog from '@radix-ui/react-dialog'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuEntry } from '../../../content/siteMap'
import { buttonClass } from '../../../ui/button'
import { iconButtonClass } from '../../../ui/iconButton'
import { CloseIcon } from '../../../ui/icons/CloseIcon'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { useSite } from '../../siteContext'
import { isNotIn } from '../../siteView'
import styles from './DrawerContents.module.css'
import type { DrawerState } from './drawer'
import { LanguageLinks } from './LanguageLinks'
import { MenuItems } from './MenuItems'
import { PageLink } from './PageLink'
import { useDrawerFocus } from './useDrawerFocus'

export type DrawerContentsProps = {
  state: DrawerState
  trigger: RefObject<HTMLElement | null>
  /** Entries that the header has no room for. */
  moved: readonly MenuEntry[] | undefined
}

export function DrawerContents({ state, trigger, moved }: DrawerContentsProps) {
  const { appointmentPage, guidePages, languages, menus } = useSite()
  const { t } = useTranslation()
  const closeControl = useRef<HTMLButtonElement>(null)
  const revealed = useRevealed(state !== 'closed')
  useDrawerFocus(state, closeControl, trigger)
  const second = [...guidePages, ...(moved ?? []).filter(isNotIn(guidePages))]

  return (
    <>
      <Dialog.Title asChild>
        <div>
          <VisuallyHidden>{t('drawer.title')}</VisuallyHidden>
        </div>
      </Dialog.Title>
      <Dialog.Close
        ref={closeControl}
        className={iconButtonClass(styles.close)}
        aria-label={t('drawer.close')}
      >
        <CloseIcon />
      </Dialog.Close>
      <nav aria-label={t('drawer.title')} data-revealed={revealed ? '' : undefined}>
        <ul className={styles.list}>
          <MenuItems entries={menus.drawer} className={styles.link} />
          <li>
            <PageLink page={appointmentPage} className={buttonClass('light', styles.book)}>
              {t('drawer.book')}
            </PageLink>
          </li>
        </ul>
        {second.length > 0 && (
          <ul className={styles.moved}>
            <MenuItems entries={second} />
          </ul>
        )}
        {moved && languages.length > 1 && <LanguageLinks className={styles.languages} />}
      </nav>
    </>
  )
}

const REVEAL_DELAY = 50

/** False when the drawer opens, true 50 ms later. */
function useRevealed(isOpen: boolean): boolean {
  const [revealed, setRevealed] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const timer = window.setTimeout(() => setRevealed(true), REVEAL_DELAY)
    return () => {
      window.clearTimeout(timer)
      setRevealed(false)
    }
  }, [isOpen])
  return revealed
}
