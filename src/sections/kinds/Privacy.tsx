import { Section } from '../../ui/Section'
import { PrivacyContents } from '../privacy/PrivacyContents'
import { PrivacyText } from '../privacy/PrivacyText'
import styles from './Privacy.module.css'

/** What the clinic does with personal data, as the law wants it told. */
export default function Privacy() {
  return (
    <Section className={styles.columns}>
      <div className={styles.contents}>
        <PrivacyContents />
      </div>
      <PrivacyText />
    </Section>
  )
}
