import { useTranslation } from 'react-i18next'
import type { SectionData } from '../../../content/sections'
import { buttonClass } from '../../../ui/button'
import { DoctorCard } from '../../../ui/DoctorCard'
import { Section } from '../../../ui/Section'
import { SectionHeading } from '../../../ui/SectionHeading'
import { useSite } from '../../siteContext'
import { PageLink } from '../site/PageLink'
import styles from './DoctorsOverview.module.css'

export default function DoctorsOverview({ data }: { data: SectionData['doctors-overview'] }) {
  const { appointmentPage, doctorsPage, foreign } = useSite()
  const { t } = useTranslation('home')
  return (
    <Section labelledBy="doctors" className={styles.section}>
      <div className={styles.heading}>
        <SectionHeading id="doctors" title={t('doctors.title')} intro={t('doctors.intro')} />
        <div className={styles.actions}>
          <PageLink page={appointmentPage} className={buttonClass('primary')}>
            {t('book')}
          </PageLink>
          {doctorsPage && (
            <PageLink page={doctorsPage} className={buttonClass('secondary')}>
              {t('doctors.more')}
            </PageLink>
          )}
        </div>
      </div>
      <ul className={styles.doctors}>
        {data.map((doctor) => (
          <li key={doctor.id} data-record={`doctors/${doctor.id}`}>
            <DoctorCard
              doctor={doctor}
              photoAlt={foreign(doctor.title) ? doctor.name : t('doctors.photo', doctor)}
              titleMarks={foreign(doctor.title)}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
