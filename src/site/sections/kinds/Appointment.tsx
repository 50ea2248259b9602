import { Section } from '../../../ui/Section'
import { AppointmentForm } from '../appointment/AppointmentForm'
import { ClinicPhotos } from '../appointment/ClinicPhotos'
import { SectionBoundary } from '../site/SectionBoundary'
import styles from './Appointment.module.css'

export default function Appointment() {
  return (
    <Section className={styles.columns}>
      <SectionBoundary>
        <AppointmentForm />
      </SectionBoundary>
      <SectionBoundary>
        <ClinicPhotos />
      </SectionBoundary>
    </Section>
  )
}
