import { useTranslation } from 'react-i18next'
import { privacy } from '../../../content'
import { Contents } from '../../../ui/Contents'
import { Section } from '../../../ui/Section'
import { PrivacyText } from '../privacy/PrivacyText'
import styles from './Privacy.module.css'

export default function Privacy() {
  const { t } = useTranslation('privacy')
  return (
    <Section className={styles.columns}>
      <div className={styles.contents}>
        <Contents id="privacy-contents" title={t('contents')} entries={privacy.sections} />
      </div>
      <PrivacyText />
    </Section>
  )
}
