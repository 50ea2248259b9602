import { useTranslation } from 'react-i18next'
import { PageHeading } from '../ui/PageHeading'

export function AboutPage() {
  const { t } = useTranslation()
  return <PageHeading title={t('pages.about.title')} />
}
