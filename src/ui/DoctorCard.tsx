import type { Doctor } from '../content/types.gen'
import { langOf } from '../shared/formats/inLanguage'
import styles from './DoctorCard.module.css'
import { Photo } from './Photo'

export function DoctorCard({ doctor, photoAlt }: { doctor: Doctor; photoAlt: string }) {
  const { photo, name, title, summary } = doctor
  return (
    <article className={styles.card}>
      <Photo
        className={styles.photo}
        photo={photo}
        alt={photoAlt}
        sizes="(min-width: 48rem) 24rem, 90vw"
      />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.title} lang={langOf(title)}>
          {title}
        </p>
        {summary !== '' && <p className={styles.summary}>{summary}</p>}
      </div>
    </article>
  )
}
