import { doctors } from '../../content'
import { Section } from '../../ui/Section'
import { Part } from '../site/Part'
import { DoctorProfile } from '../staff/DoctorProfile'

/** All there is to know about each doctor. */
export default function Doctors() {
  return (
    <Section>
      {doctors.doctors.map((doctor) => (
        <Part key={doctor.id}>
          <DoctorProfile doctor={doctor} />
        </Part>
      ))}
    </Section>
  )
}
