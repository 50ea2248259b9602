import type { SectionData } from '../../../content/sections'
import arch from '../../../ui/Arch.module.css'
import { classNames } from '../../../ui/classNames'
import { Photo } from '../../../ui/Photo'
import { Section } from '../../../ui/Section'
import styles from './AboutText.module.css'

export default function About({ data }: { data: SectionData['about'] }) {
  const { photo, photoAlt, rooms, text } = data
  const [lead, ...rest] = text
  return (
    <Section>
      <div className={styles.columns}>
        <div className={classNames(arch.window, styles.frame)}>
          <Photo
            className={arch.picture}
            photo={photo}
            alt={photoAlt}
            sizes="(min-width: 64rem) 54rem, 120vw"
            loading="eager"
          />
        </div>
        <div className={styles.text}>
          <p className={styles.lead}>{lead}</p>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <ul className={styles.rooms}>
        {rooms.map(({ id, photo, alt }) => (
          <li key={id}>
            <Photo
              className={styles.room}
              photo={photo}
              alt={alt}
              sizes="(min-width: 48rem) 44rem, 92vw"
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
