import { useTranslation } from 'react-i18next'
import { clinic } from '../../content'
import { buttonClass } from '../../ui/button'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import styles from './FollowUs.module.css'
import './strings'

/** The clinic's pages on social networks. */
export function FollowUs() {
  const { t } = useTranslation('home')
  return (
    <div className={styles.follow}>
      <h3 className={styles.title}>{t('follow.title')}</h3>
      <ul className={styles.networks}>
        {clinic.social.map(({ network, url }) => (
          <li key={network}>
            <a
              className={buttonClass('secondary')}
              href={url}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t(`follow.networks.${network}`)}{' '}
              <VisuallyHidden>{t('follow.newTab')}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
