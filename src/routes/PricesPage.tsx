import { useTranslation } from 'react-i18next'
import { PageHeading } from '../ui/PageHeading'

export function PricesPage() {
  const { t } = useTranslation()
  return <PageHeading title={t('pages.prices.title')} />
}
