import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button'
import { classNames } from '../../../ui/classNames'
import dot from '../../../ui/Dot.module.css'
import { useSite } from '../../siteContext'
import { MenuItems } from '../site/MenuItems'
import { PageLink } from '../site/PageLink'
import { PhoneLink } from '../site/PhoneLink'
import styles from './NotFound.module.css'

/** The 404 page. */
export default function NotFound() {
  const { homePage, menus, privacyPage } = useSite()
  const { t } = useTranslation('notFound')
  // The privacy notice is not in the footer's menu.
  const entries = [...menus.footer, { page: privacyPage }]
  return (
    <div className={styles.page}>
      <div className={styles.text}>
        <h1 className={classNames(dot.dotted, styles.title)} tabIndex={-1}>
          {t('title')}
        </h1>
        <p className={styles.intro}>{t('text')}</p>
        <div className={styles.actions}>
          <PageLink page={homePage} className={buttonClass('primary')}>
            {t('home')}
          </PageLink>
          <p>
            {t('call')} <PhoneLink className={styles.phone} />
          </p>
        </div>
        <nav aria-labelledby="other-pages">
          <h2 id="other-pages" className={styles.pagesTitle}>
            {t('pages')}
          </h2>
          <ul className={styles.pages}>
            <MenuItems entries={entries} className={styles.pageLink} />
          </ul>
        </nav>
      </div>
      {/* A row of arches in which one is missing. */}
      <div className={styles.arches} aria-hidden="true">
        <span />
        <span />
        <span className={styles.missing} />
        <span />
        <span />
      </div>
    </div>
  )
}
