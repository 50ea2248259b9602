import { type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isPublished } from '../../routes/pages'
import { buttonClass } from '../../ui/button'
import { DialogClose, DialogTitle } from '../../ui/Dialog'
import { iconButtonClass } from '../../ui/iconButton'
import { CloseIcon } from '../../ui/icons/CloseIcon'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { BlogLink } from './BlogLink'
import styles from './DrawerContents.module.css'
import type { DrawerState } from './drawer'
import { PageLink } from './PageLink'
import { useDrawerFocus } from './useDrawerFocus'
import { useRevealed } from './useRevealed'

type DrawerContentsProps = { state: DrawerState; trigger: RefObject<HTMLElement | null> }

/** Close control, six links and the way to an appointment. */
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
          <li>
            <PageLink page="home" className={styles.link} />
          </li>
          <li>
            <PageLink page="staff" className={styles.link} />
          </li>
          <li>
            <PageLink page="about" className={styles.link} />
          </li>
          {isPublished('prices') && (
            <li>
              <PageLink page="prices" className={styles.link} />
            </li>
          )}
          <li>
            <BlogLink className={styles.link} />
          </li>
          <li>
            <PageLink page="contact" className={styles.link} />
          </li>
          <li>
            <PageLink page="appointment" className={buttonClass('light', styles.book)}>
              {t('drawer.book')}
            </PageLink>
          </li>
        </ul>
      </nav>
    </>
  )
}
