import type { SectionData } from '../../../content/sections'
import { Photo } from '../../../ui/Photo'
import { Section } from '../../../ui/Section'
import { SectionHeading } from '../../../ui/SectionHeading'
import styles from './Gallery.module.css'

export default function Gallery({ data }: { data: SectionData['gallery'] }) {
  const { id, title, photos } = data
  const heading = `gallery_${id}`
  return (
    <Section labelledBy={heading} record={`galleries/${id}`}>
      <SectionHeading id={heading} title={title} />
      <ul className={styles.photos}>
        {photos.map(({ photo, alt, caption }) => (
          <li key={alt}>
            <figure className={styles.figure}>
              <Photo
                className={styles.photo}
                photo={photo}
                alt={alt}
                sizes="(min-width: 48rem) 44rem, 92vw"
              />
              {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
