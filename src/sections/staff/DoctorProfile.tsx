import strings from 'virtual:locale/staff'
import { useTranslation } from 'react-i18next'
import { presetSearch } from '../../appointment/preset'
import type { DoctorsFile } from '../../content'
import { appointmentPage } from '../../content/pages'
import { addStrings } from '../../i18n'
import { classNames } from '../../lib/classNames'
import arch from '../../ui/Arch.module.css'
import { buttonClass } from '../../ui/button'
import { Photo } from '../../ui/Photo'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { PageLink } from '../site/PageLink'
import { DoctorFacts } from './DoctorFacts'
import styles from './DoctorProfile.module.css'

addStrings('staff', strings)

type DoctorProfileProps = { doctor: DoctorsFile['doctors'][number] }

/** All there is to know about one doctor; its id is the target of links. */
export function DoctorProfile({ doctor }: DoctorProfileProps) {
  const { t } = useTranslation('staff')
  const { id, name, title, photo, bio, education, areas } = doctor
  return (
    <article
      id={id}
      className={styles.profile}
      aria-labelledby={`${id}-name`}
      data-record={`doctors/${id}`}
    >
      <div className={classNames(arch.window, styles.frame)}>
        <Photo
          className={classNames(arch.picture, styles.photo)}
          photo={photo}
          alt={t('portrait', { name })}
          sizes="(min-width: 64rem) 27rem, 80vw"
          loading="eager"
        />
      </div>
      <div className={styles.text}>
        <div>
          <h2 id={`${id}-name`} className={styles.name}>
            {name}
          </h2>
          <p className={styles.title}>{title}</p>
        </div>
        {bio.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <div className={styles.facts}>
          <DoctorFacts title={t('areas')} facts={areas} />
          <DoctorFacts title={t('education')} facts={education} />
        </div>
        <PageLink
          page={appointmentPage}
          search={presetSearch({ doctor: id })}
          className={buttonClass('primary')}
        >
          {t('book')} <VisuallyHidden>{t('bookWith', { name })}</VisuallyHidden>
        </PageLink>
      </div>
    </article>
  )
}
