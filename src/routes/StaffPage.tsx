import { useTranslation } from 'react-i18next'
import { PageHeading } from '../ui/PageHeading'

export function StaffPage() {
  const { t } = useTranslation()
  return <PageHeading title={t('pages.staff.title')} />
}
