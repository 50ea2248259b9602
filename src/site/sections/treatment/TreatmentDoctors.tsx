import { useTranslation } from 'react-i18next'
import type { DoctorCardData } from '../../../content/sections'
import { buttonClass } from '../../../ui/button'
import { DoctorCard } from '../../../ui/DoctorCard'
import { Section } from '../../../ui/Section'
import { SectionHeading } from '../../../ui/SectionHeading'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { useSite } from '../../siteContext'
import { presetSearch } from '../appointment/preset'
import { PageLink } from '../site/PageLink'
import styles from './TreatmentDoctors.module.css'

type TreatmentDoctorsProps = { id: string; doctors: readonly DoctorCardData[] }

export function TreatmentDoctors({ id: heading, doctors }: TreatmentDoctorsProps) {
  const { appointmentPage, foreign } = useSite()
  const { t } = useTranslation(['treatment', 'staff'])
  return (
    <Section labelledBy={heading} className={styles.columns}>
      <SectionHeading id={heading} title={t('doctors.title', { count: doctors.length })} />
      <ul className={styles.doctors}>
        {doctors.map((doctor) => (
          <li key={doctor.id} className={styles.doctor}>
            <DoctorCard
              doctor={doctor}
              photoAlt={t('staff:portrait', { name: doctor.name })}
              titleMarks={foreign(doctor.title)}
            />
            <PageLink
              page={appointmentPage}
              search={presetSearch({ doctor: doctor.id })}
              className={buttonClass('secondary')}
            >
              {t('staff:book')}{' '}
              <VisuallyHidden>{t('staff:bookWith', { name: doctor.name })}</VisuallyHidden>
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
