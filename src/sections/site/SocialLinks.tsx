import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { clinic, type SocialLink } from '../../content'
import { FacebookIcon } from '../../ui/icons/FacebookIcon'
import { InstagramIcon } from '../../ui/icons/InstagramIcon'
import type { IconProps } from '../../ui/icons/LineIcon'
import { XIcon } from '../../ui/icons/XIcon'
import { YoutubeIcon } from '../../ui/icons/YoutubeIcon'
import { NewTabLink } from './NewTabLink'
import styles from './SocialLinks.module.css'

const glyphs: Record<SocialLink['network'], ComponentType<IconProps>> = {
  instagram: InstagramIcon,
  facebook: FacebookIcon,
  x: XIcon,
  youtube: YoutubeIcon,
}

/** The clinic's pages on the networks; they take the colours of the ground they stand on. */
export function SocialLinks() {
  const { t } = useTranslation()
  return (
    <ul className={styles.links}>
      {clinic.social.map(({ network, url }) => {
        const Glyph = glyphs[network]
        return (
          <li key={network}>
            <NewTabLink className={styles.link} href={url}>
              <Glyph className={styles.glyph} />
              <span lang="en">{t(`social.${network}`)}</span>
            </NewTabLink>
          </li>
        )
      })}
    </ul>
  )
}
