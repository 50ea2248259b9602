import { useTranslation } from 'react-i18next'
import { clinic } from '../../content'
import { privacyPage } from '../../content/pages'
import { PageLink } from '../site/PageLink'
import styles from './FormNotice.module.css'
import './strings'

/** Stands in for the link, so that it can stand inside the sentence. */
const gap = '|'

/** What happens to what is entered, and where to read more; there is nothing to agree to. */
export function FormNotice() {
  const { t } = useTranslation('appointment')
  const [before, after] = t('notice', { legalTitle: clinic.legalTitle, page: gap }).split(gap)
  return (
    <p className={styles.notice}>
      {before}
      <PageLink page={privacyPage} className={styles.link} />
      {after}
    </p>
  )
}
