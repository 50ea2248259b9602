import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../siteContext'
import { HeaderDetails } from './HeaderDetails'
import styles from './MainMenu.module.css'
import { MenuItems } from './MenuItems'

type MainMenuProps = { list: RefObject<HTMLUListElement | null>; fitting: number }

/** A row of links; those from `fitting` on are out of sight, and in the drawer. */
export function MainMenu({ list, fitting }: MainMenuProps) {
  const { furtherPages, menus } = useSite()
  const { t } = useTranslation()
  return (
    <nav className={styles.menu} aria-label={t('header.menu')}>
      <ul ref={list} className={styles.list}>
        <MenuItems entries={menus.main} className={styles.link} inertFrom={fitting} />
        {furtherPages.length > 0 && (
          <li inert={fitting <= menus.main.length}>
            <HeaderDetails control={{ className: styles.link }} label={t('header.services')}>
              <ul>
                <MenuItems entries={furtherPages} />
              </ul>
            </HeaderDetails>
          </li>
        )}
      </ul>
    </nav>
  )
}
