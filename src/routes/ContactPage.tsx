import { useTranslation } from 'react-i18next'
import { PageHeading } from '../ui/PageHeading'

export function ContactPage() {
  const { t } = useTranslation()
  return <PageHeading title={t('pages.contact.title')} />
}
