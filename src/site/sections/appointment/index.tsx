import type { SectionData } from '../../../content/sections'
import { Section } from '../../../ui/Section'
import { SectionBoundary } from '../site/SectionBoundary'
import styles from './Appointment.module.css'
import { AppointmentForm } from './AppointmentForm'
import { ClinicPhotos } from './ClinicPhotos'

export default function Appointment({ data }: { data: SectionData['appointment'] }) {
  return (
    <Section className={styles.columns}>
      <SectionBoundary>
        <AppointmentForm data={data} />
      </SectionBoundary>
      <SectionBoundary>
        <ClinicPhotos photos={data.photos} />
      </SectionBoundary>
    </Section>
  )
}
