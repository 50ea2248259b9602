import { useTranslation } from 'react-i18next'
import { PageHeading } from '../ui/PageHeading'

export function HomePage() {
  const { t } = useTranslation()
  return <PageHeading title={t('pages.home.title')} />
}
