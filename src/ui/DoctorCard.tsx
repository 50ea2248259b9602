import type { Photo as PhotoSource } from '../content/media/media'
import styles from './DoctorCard.module.css'
import { Photo } from './Photo'

type DoctorCardProps = {
  photo: PhotoSource
  photoAlt: string
  name: string
  title: string
  summary: string
}

export function DoctorCard({ photo, photoAlt, name, title, summary }: DoctorCardProps) {
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
        <p className={styles.title}>{title}</p>
        <p className={styles.summary}>{summary}</p>
      </div>
    </article>
  )
}
