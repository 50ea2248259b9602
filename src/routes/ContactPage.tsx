import { useTranslation } from 'react-i18next'
import { ContactBlock } from '../sections/contact/ContactBlock'
import { ContactDetails } from '../sections/contact/ContactDetails'
import { Part } from '../sections/site/Part'
import { PageHeading } from '../ui/PageHeading'

export function ContactPage() {
  const { t } = useTranslation(['contact', 'common'])
  return (
    <>
      <PageHeading title={t('common:pages.contact.title')} intro={t('intro')} />
      <Part>
        <ContactBlock titled={false}>
          <ContactDetails />
        </ContactBlock>
      </Part>
    </>
  )
}
