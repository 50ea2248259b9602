import { useTranslation } from 'react-i18next'
import type { TreatmentData } from '../../../content/sections/treatment'
import { joinFacts } from '../../../shared/formats/joinFacts'
import { Photo } from '../../../ui/Photo'
import { useSite } from '../../siteContext'
import { BookService } from '../services/BookService'
import styles from './TreatmentOpening.module.css'

export function TreatmentOpening({ treatment }: { treatment: TreatmentData }) {
  const { dayText } = useSite()
  const { t } = useTranslation('treatment')
  const { service, intro, photo, photoAlt = '', author, reviewer, reviewed } = treatment
  const signatures = [
    author ? t('author', { name: author.name, title: author.title }) : [],
    reviewer && reviewed
      ? t('reviewed', { name: reviewer.name, title: reviewer.title, date: dayText(reviewed) })
      : [],
  ].flat()
  return (
    <div className={styles.columns}>
      <div className={styles.words}>
        <p className={styles.intro}>{intro}</p>
        {signatures.length > 0 && <p className={styles.signatures}>{joinFacts(signatures)}</p>}
        <BookService service={service} look="primary" />
      </div>
      {photo && (
        <div className={styles.frame}>
          <Photo
            className={styles.photo}
            photo={photo}
            alt={photoAlt}
            sizes="(min-width: 64rem) 44rem, 92vw"
            loading="eager"
          />
        </div>
      )}
    </div>
  )
}
