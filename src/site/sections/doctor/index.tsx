import type { SectionData } from '../../../content/sections'
import { Section } from '../../../ui/Section'
import { DoctorProfile } from '../doctors/DoctorProfile'

/** One doctor, on a page whose heading is the name. */
export default function Doctor({ data }: { data: SectionData['doctor'] }) {
  return (
    <Section>
      <DoctorProfile doctor={data} isAlone />
    </Section>
  )
}
