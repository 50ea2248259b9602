import { useTranslation } from 'react-i18next'
import { ContactBlock } from '../sections/contact/ContactBlock'
import { ContactDetails } from '../sections/contact/ContactDetails'
import { Part } from '../sections/site/Part'
import { PageHeading } from '../ui/PageHeading'
import styles from './ContactPage.module.css'

export function ContactPage() {
  const { t } = useTranslation(['contact', 'common'])
  return (
    <>
      <PageHeading title={t('common:pages.contact.title')} intro={t('intro')} />
      <Part>
        <ContactBlock titled={false} className={styles.contact}>
          <ContactDetails />
        </ContactBlock>
      </Part>
    </>
  )
}
