import type { ResolvedTreatment } from '../../../content/treatment'
import { Photo } from '../../../ui/Photo'
import { BookService } from '../services/BookService'
import styles from './TreatmentOpening.module.css'

export function TreatmentOpening({ treatment }: { treatment: ResolvedTreatment }) {
  const { service, intro, photo, photoAlt = '' } = treatment
  return (
    <div className={styles.columns}>
      <div className={styles.words}>
        <p className={styles.intro}>{intro}</p>
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
