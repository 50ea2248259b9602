import { useTranslation } from 'react-i18next'
import { PageHeading } from '../ui/PageHeading'

export function AppointmentPage() {
  const { t } = useTranslation()
  return <PageHeading title={t('pages.appointment.title')} />
}
