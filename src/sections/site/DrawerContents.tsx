import { type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { appointmentPage, menus } from '../../content/pages'
import { buttonClass } from '../../ui/button'
import { DialogClose, DialogTitle } from '../../ui/Dialog'
import { iconButtonClass } from '../../ui/iconButton'
import { CloseIcon } from '../../ui/icons/CloseIcon'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import styles from './DrawerContents.module.css'
import type { DrawerState } from './drawer'
import { MenuLink } from './MenuLink'
import { PageLink } from './PageLink'
import { useDrawerFocus } from './useDrawerFocus'
import { useRevealed } from './useRevealed'

type DrawerContentsProps = { state: DrawerState; trigger: RefObject<HTMLElement | null> }

/** Close control, the menu's links and the way to an appointment. */
export function DrawerContents({ state, trigger }: DrawerContentsProps) {
  const { t } = useTranslation()
  const closeControl = useRef<HTMLButtonElement>(null)
  const revealed = useRevealed(state !== 'closed')
  useDrawerFocus(state, closeControl, trigger)

  return (
    <>
      <DialogTitle asChild>
        <div>
          <VisuallyHidden>{t('drawer.title')}</VisuallyHidden>
        </div>
      </DialogTitle>
      <DialogClose
        ref={closeControl}
        className={iconButtonClass(styles.close)}
        aria-label={t('drawer.close')}
      >
        <CloseIcon />
      </DialogClose>
      <nav aria-label={t('drawer.title')} data-revealed={revealed ? '' : undefined}>
        <ul className={styles.list}>
          {menus.drawer.map((entry) => (
            <li key={entry.label ?? entry.page}>
              <MenuLink entry={entry} className={styles.link} />
            </li>
          ))}
          <li>
            <PageLink page={appointmentPage} className={buttonClass('light', styles.book)}>
              {t('drawer.book')}
            </PageLink>
          </li>
        </ul>
      </nav>
    </>
  )
}
