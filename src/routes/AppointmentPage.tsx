import { useTranslation } from 'react-i18next'
import { AppointmentForm } from '../sections/appointment/AppointmentForm'
import { ClinicPhotos } from '../sections/appointment/ClinicPhotos'
import '../sections/appointment/strings'
import { Part } from '../sections/site/Part'
import { PageHeading } from '../ui/PageHeading'
import { Section } from '../ui/Section'
import styles from './AppointmentPage.module.css'

/** The request form, and beside it what the clinic looks like. */
export function AppointmentPage() {
  const { t } = useTranslation('appointment')
  return (
    <>
      <PageHeading title={t('title')} intro={t('intro')} />
      <Section className={styles.columns}>
        <Part>
          <AppointmentForm />
        </Part>
        <Part>
          <ClinicPhotos />
        </Part>
      </Section>
    </>
  )
}
