import strings from 'virtual:locale/notFound'
import { useTranslation } from 'react-i18next'
import { clinic } from '../content'
import { addStrings } from '../i18n'
import { classNames } from '../lib/classNames'
import { telHref } from '../lib/phone'
import { PageLink } from '../sections/site/PageLink'
import { buttonClass } from '../ui/button'
import dot from '../ui/Dot.module.css'
import styles from './NotFoundPage.module.css'
import { publishedPages } from './pages'

addStrings('notFound', strings)

/** What stands at an address that no page answers to: the way on and the clinic's number. */
export function NotFoundPage() {
  const { t } = useTranslation(['notFound', 'common'])
  const { landline } = clinic.phones
  return (
    <div className={styles.page}>
      <div className={styles.text}>
        <h1 className={classNames(dot.dotted, styles.title)} tabIndex={-1}>
          {t('common:pages.notFound.title')}
        </h1>
        <p className={styles.intro}>{t('text')}</p>
        <div className={styles.actions}>
          <PageLink page="home" className={buttonClass('primary')}>
            {t('home')}
          </PageLink>
          <p>
            {t('call')}{' '}
            <a className={styles.phone} href={telHref(landline)}>
              {landline}
            </a>
          </p>
        </div>
        <nav aria-labelledby="other-pages">
          <h2 id="other-pages" className={styles.pagesTitle}>
            {t('pages')}
          </h2>
          <ul className={styles.pages}>
            {publishedPages.map((page) => (
              <li key={page}>
                <PageLink page={page} className={styles.pageLink} />
              </li>
            ))}
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
