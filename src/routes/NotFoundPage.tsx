import { useTranslation } from 'react-i18next'
import { PageHeading } from '../ui/PageHeading'

export function NotFoundPage() {
  const { t } = useTranslation()
  return <PageHeading title={t('pages.notFound.title')} />
}
