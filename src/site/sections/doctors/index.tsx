import type { SectionData } from '../../../content/sections'
import { Section } from '../../../ui/Section'
import { SectionBoundary } from '../site/SectionBoundary'
import { DoctorProfile } from './DoctorProfile'

export default function Doctors({ data }: { data: SectionData['doctors'] }) {
  return (
    <Section>
      {data.map((doctor) => (
        <SectionBoundary key={doctor.id}>
          <DoctorProfile doctor={doctor} />
        </SectionBoundary>
      ))}
    </Section>
  )
}
