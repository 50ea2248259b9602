import { useTranslation } from 'react-i18next'
import { ContactBlock } from '../sections/contact/ContactBlock'
import { LegalIdentity } from '../sections/contact/LegalIdentity'
import { PageHeading } from '../ui/PageHeading'

export function ContactPage() {
  const { t } = useTranslation(['contact', 'common'])
  return (
    <>
      <PageHeading title={t('common:pages.contact.title')} intro={t('intro')} />
      <ContactBlock titled={false}>
        <LegalIdentity />
      </ContactBlock>
    </>
  )
}
