import { Section } from '../../ui/Section'
import { AppointmentForm } from '../appointment/AppointmentForm'
import { ClinicPhotos } from '../appointment/ClinicPhotos'
import '../appointment/strings'
import { Part } from '../site/Part'
import styles from './Appointment.module.css'

/** The request form, and beside it what the clinic looks like. */
export default function Appointment() {
  return (
    <Section className={styles.columns}>
      <Part>
        <AppointmentForm />
      </Part>
      <Part>
        <ClinicPhotos />
      </Part>
    </Section>
  )
}
