import { useSite } from '../../siteContext'
import { Glyph } from './Glyph'
import { NewTabLink } from './NewTabLink'
import styles from './SocialLinks.module.css'

export function SocialLinks() {
  const { clinic } = useSite()
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
