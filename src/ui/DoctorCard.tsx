import type { Doctor } from '../content/types.gen'
import styles from './DoctorCard.module.css'
import { Photo } from './Photo'

type DoctorCardProps = {
  doctor: Pick<Doctor, 'name' | 'title' | 'photo' | 'summary'>
  photoAlt: string
  /** Attributes of a title in another language than the page. */
  titleMarks?: object | undefined
}

export function DoctorCard({ doctor, photoAlt, titleMarks }: DoctorCardProps) {
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
        <p className={styles.title} {...titleMarks}>
          {title}
        </p>
        {summary !== '' && <p className={styles.summary}>{summary}</p>}
      </div>
    </article>
  )
}
