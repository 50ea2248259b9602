import { doctors } from '../../../content'
import { Section } from '../../../ui/Section'
import { SectionBoundary } from '../site/SectionBoundary'
import { DoctorProfile } from '../staff/DoctorProfile'

export default function Doctors() {
  return (
    <Section>
      {doctors.doctors.map((doctor) => (
        <SectionBoundary key={doctor.id}>
          <DoctorProfile doctor={doctor} />
        </SectionBoundary>
      ))}
    </Section>
  )
}
