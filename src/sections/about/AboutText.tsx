import { about } from '../../content'
import { Photo } from '../../ui/Photo'
import { Section } from '../../ui/Section'
import styles from './AboutText.module.css'

/** The clinic in its own words beside its picture. */
export function AboutText() {
  const [lead, ...rest] = about.text
  return (
    <Section className={styles.columns}>
      <div className={styles.frame}>
        <Photo
          className={styles.photo}
          photo={about.photo}
          alt={about.photoAlt}
          sizes="(min-width: 64rem) 34rem, (min-width: 48rem) 60vw, 92vw"
          loading="eager"
        />
      </div>
      <div className={styles.text}>
        <p className={styles.lead}>{lead}</p>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  )
}
