import { useTranslation } from 'react-i18next'
import { clinic } from '../../content'
import { SocialLinks } from '../site/SocialLinks'
import styles from './FollowUs.module.css'
import './strings'

/** Where else to find the clinic: its pages on social networks, if it has any. */
export function FollowUs() {
  const { t } = useTranslation('home')
  if (clinic.social.length === 0) return null
  return (
    <div className={styles.follow}>
      <h3 className={styles.title}>{t('follow.title')}</h3>
      <SocialLinks />
    </div>
  )
}
