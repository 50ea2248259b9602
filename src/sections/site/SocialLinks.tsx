import { clinic } from '../../content'
import { Glyph } from '../../ui/Glyph'
import { NewTabLink } from './NewTabLink'
import styles from './SocialLinks.module.css'

/** The clinic's pages on the networks; they take the colours of the ground they stand on. */
export function SocialLinks() {
  return (
    <ul className={styles.links}>
      {clinic.social.map(({ label, icon, url }) => (
        <li key={label}>
          <NewTabLink className={styles.link} href={url}>
            <Glyph glyph={icon} className={styles.glyph} />
            <span lang="en">{label}</span>
          </NewTabLink>
        </li>
      ))}
    </ul>
  )
}
