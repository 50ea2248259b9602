import { useTranslation } from 'react-i18next'
import type { SectionData } from '../../../content/sections'
import { Contents } from '../../../ui/Contents'
import { Section } from '../../../ui/Section'
import styles from './Privacy.module.css'
import { PrivacyText } from './PrivacyText'

export default function Privacy({ data }: { data: SectionData['privacy'] }) {
  const { t } = useTranslation('privacy')
  return (
    <Section className={styles.columns}>
      <div className={styles.contents}>
        <Contents id="privacy-contents" title={t('contents')} entries={data.sections} />
      </div>
      <PrivacyText data={data} />
    </Section>
  )
}
