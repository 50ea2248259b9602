import { clinic } from '../../../content'
import { Glyph } from './Glyph'
import { NewTabLink } from './NewTabLink'
import styles from './SocialLinks.module.css'

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
