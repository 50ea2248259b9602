import { useTranslation } from 'react-i18next'
import type { DoctorProfileData } from '../../../content/sections'
import arch from '../../../ui/Arch.module.css'
import { buttonClass } from '../../../ui/button'
import { classNames } from '../../../ui/classNames'
import { DottedList } from '../../../ui/DottedList'
import { Photo } from '../../../ui/Photo'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { useSite } from '../../siteContext'
import { presetSearch } from '../appointment/preset'
import { PageLink } from '../site/PageLink'
import listStyles from './DoctorFacts.module.css'
import styles from './DoctorProfile.module.css'

type DoctorProfileProps = {
  doctor: DoctorProfileData
  /** On a page of their own, whose heading is the name. */
  isAlone?: boolean
}

/** A doctor's profile; its id is a link target. */
export function DoctorProfile({ doctor, isAlone = false }: DoctorProfileProps) {
  const { appointmentPage, isPublished, foreign } = useSite()
  const { t } = useTranslation('staff')
  const { id, name, title, photo, bio, education, areas, registration, page } = doctor
  const { languages, days } = doctor
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
          {isAlone ? (
            <h2 id={`${id}-name`} className={styles.title} {...foreign(title)}>
              {title}
            </h2>
          ) : (
            <>
              <h2 id={`${id}-name`} className={styles.name}>
                {page && isPublished(page) ? <PageLink page={page}>{name}</PageLink> : name}
              </h2>
              <p className={styles.title} {...foreign(title)}>
                {title}
              </p>
            </>
          )}
        </div>
        {bio.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <div className={styles.facts}>
          <DoctorFacts title={t('areas')} facts={areas} />
          <DoctorFacts title={t('languages')} facts={languages} />
          <DoctorFacts title={t('days')} facts={days} />
          <DoctorFacts title={t('education')} facts={education} />
          <DoctorFacts title={t('registration')} facts={registration && [registration]} />
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

type DoctorFactsProps = { title: string; facts: readonly string[] | '' | undefined }

/** A titled list of facts; nothing for an empty list. */
function DoctorFacts({ title, facts }: DoctorFactsProps) {
  if (!facts || facts.length === 0) return null
  return (
    <div>
      <h3 className={listStyles.title}>{title}</h3>
      <DottedList items={facts} className={listStyles.facts} />
    </div>
  )
}
