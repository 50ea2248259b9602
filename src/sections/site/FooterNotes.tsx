import { useTranslation } from 'react-i18next'
import { clinic } from '../../content'
import { dateWithDots } from '../../lib/date'
import styles from './FooterNotes.module.css'

/** What a health site has to say on every page: its limits, its last update, its editor. */
export function FooterNotes() {
  const { t } = useTranslation()
  const { editor, lastUpdated } = clinic
  return (
    <div className={styles.notes}>
      <p>{t('footer.disclaimer')}</p>
      <p>
        {t('footer.updated', { date: dateWithDots(lastUpdated) })} ·{' '}
        {t('footer.editor', { name: editor.name })},{' '}
        <a className={styles.mail} href={`mailto:${editor.email}`}>
          {editor.email}
        </a>
      </p>
    </div>
  )
}
