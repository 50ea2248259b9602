import type { Doctor as Record } from '../../../content'
import { Section } from '../../../ui/Section'
import { DoctorProfile } from '../staff/DoctorProfile'

/** One doctor, on a page whose heading is the name. */
export default function Doctor({ record }: { record: Record }) {
  return (
    <Section>
      <DoctorProfile doctor={record} isAlone />
    </Section>
  )
}
