import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../siteContext'
import { HeaderDetails } from './HeaderDetails'
import styles from './MainMenu.module.css'
import { MenuItems } from './MenuItems'

type MainMenuProps = { list: RefObject<HTMLUListElement | null>; fitting: number }

/** A row of links; those from `fitting` on are out of sight, and in the list at its end. */
export function MainMenu({ list, fitting }: MainMenuProps) {
  const { furtherPages, menus } = useSite()
  const { t } = useTranslation()
  const hidden = menus.main.slice(fitting)
  const listed = [...hidden, ...furtherPages]
  return (
    <nav className={styles.menu} aria-label={t('header.menu')}>
      <ul ref={list} className={styles.list}>
        <MenuItems entries={menus.main} className={styles.link} inertFrom={fitting} />
      </ul>
      {listed.length > 0 && (
        <HeaderDetails
          control={{ className: styles.link }}
          label={t(hidden.length > 0 ? 'header.more' : 'header.services')}
        >
          <ul>
            <MenuItems entries={listed} />
          </ul>
        </HeaderDetails>
      )}
    </nav>
  )
}
