import { useTranslation } from 'react-i18next'
import { yearOf } from '../../../shared/formats/date'
import { DottedList } from '../../../ui/DottedList'
import { useSite } from '../../siteContext'
import styles from './FooterNotes.module.css'
import { LanguageLinks } from './LanguageLinks'
import { PageLink } from './PageLink'

/** Legal notes of a health site: limits, last update, editor, owner. */
export function FooterNotes() {
  const { clinic, dayText, languages, privacyPage } = useSite()
  const { t } = useTranslation(['footer', 'common'])
  const { editor, lastUpdated, name } = clinic
  return (
    <div className={styles.notes}>
      {languages.length > 1 && (
        <nav aria-label={t('footer:languages')}>
          <LanguageLinks className={styles.languages} linkClassName={styles.link} />
        </nav>
      )}
      <p>
        <PageLink page={privacyPage} className={styles.link} />
      </p>
      <p>{t('disclaimer')}</p>
      <DottedList
        items={[
          t('updated', { date: dayText(lastUpdated) }),
          t('editor', { name: editor.name }),
          <a key="email" className={styles.link} href={`mailto:${editor.email}`}>
            {editor.email}
          </a>,
        ]}
      />
      <p>
        {t('copyright', {
          year: yearOf(lastUpdated),
          site: t('common:siteName', { clinic: name }),
        })}
      </p>
    </div>
  )
}
