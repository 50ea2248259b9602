import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { appointmentPage, menus } from '../../../content/pages'
import { buttonClass } from '../../../ui/button'
import { iconButtonClass } from '../../../ui/iconButton'
import { MenuIcon } from '../../../ui/icons/MenuIcon'
import styles from './MainMenu.module.css'
import { MenuItems } from './MenuItems'
import { PageLink } from './PageLink'
import { useMenuPopover } from './useMenuPopover'

/** A row of links from 1024 px, below it a native popover, which works without scripts. */
export function MainMenu() {
  const { t } = useTranslation()
  const listId = useId()
  const { button, list } = useMenuPopover()
  return (
    <nav className={styles.menu} aria-label={t('header.menu')}>
      <button
        type="button"
        className={iconButtonClass(styles.button)}
        aria-label={t('header.menu')}
        aria-controls={listId}
        popoverTarget={listId}
        {...button}
      >
        <MenuIcon />
      </button>
      <ul id={listId} className={styles.list} popover="auto" {...list}>
        <MenuItems entries={menus.main} className={styles.link} />
        <li className={styles.bookItem}>
          <PageLink page={appointmentPage} className={buttonClass('primary', styles.book)}>
            {t('header.book')}
          </PageLink>
        </li>
      </ul>
    </nav>
  )
}
