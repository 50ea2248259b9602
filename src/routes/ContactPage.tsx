import { useTranslation } from 'react-i18next'
import { ContactBlock } from '../sections/contact/ContactBlock'
import { ContactDetails } from '../sections/contact/ContactDetails'
import { PageHeading } from '../ui/PageHeading'

export function ContactPage() {
  const { t } = useTranslation(['contact', 'common'])
  return (
    <>
      <PageHeading title={t('common:pages.contact.title')} intro={t('intro')} />
      <ContactBlock titled={false}>
        <ContactDetails />
      </ContactBlock>
    </>
  )
}
