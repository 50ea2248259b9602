import strings from 'virtual:locale/staff'
import { useTranslation } from 'react-i18next'
import { doctors } from '../content'
import { addStrings } from '../i18n'
import { Part } from '../sections/site/Part'
import { DoctorProfile } from '../sections/staff/DoctorProfile'
import { PageHeading } from '../ui/PageHeading'
import { Section } from '../ui/Section'

addStrings('staff', strings)

export function StaffPage() {
  const { t } = useTranslation(['staff', 'common'])
  return (
    <>
      <PageHeading title={t('common:pages.staff.title')} intro={t('intro')} />
      <Section>
        {doctors.doctors.map((doctor) => (
          <Part key={doctor.id}>
            <DoctorProfile doctor={doctor} />
          </Part>
        ))}
      </Section>
    </>
  )
}
