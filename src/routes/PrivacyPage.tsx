import { useTranslation } from 'react-i18next'
import { PrivacyContents } from '../sections/privacy/PrivacyContents'
import { PrivacyText } from '../sections/privacy/PrivacyText'
import { PageHeading } from '../ui/PageHeading'
import { Section } from '../ui/Section'
import styles from './PrivacyPage.module.css'

/** What the clinic does with personal data, as the law wants it told. */
export function PrivacyPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeading title={t('pages.privacy.title')} />
      <Section className={styles.columns}>
        <div className={styles.contents}>
          <PrivacyContents />
        </div>
        <PrivacyText />
      </Section>
    </>
  )
}
