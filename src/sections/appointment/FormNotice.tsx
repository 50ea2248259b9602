import { useTranslation } from 'react-i18next'
import { clinic } from '../../content'
import { privacyPage } from '../../content/pages'
import { factText } from '../../formats/inLanguage'
import { Sentence } from '../../ui/Sentence'
import { PageLink } from '../site/PageLink'
import styles from './FormNotice.module.css'
import './strings'

/** What happens to what is entered, and where to read more; there is nothing to agree to. */
export function FormNotice() {
  const { t } = useTranslation('appointment')
  return (
    <p className={styles.notice}>
      <Sentence say={(page) => t('notice', { legalTitle: factText(clinic.legalTitle), page })}>
        <PageLink page={privacyPage} className={styles.link} />
      </Sentence>
    </p>
  )
}
