import { useTranslation } from 'react-i18next'
import { privacy } from '../../content'
import styles from './PrivacyContents.module.css'
import './strings'

/** The notice's questions, each a way to its answer. */
export function PrivacyContents() {
  const { t } = useTranslation('privacy')
  return (
    <nav className={styles.contents} aria-labelledby="privacy-contents">
      <h2 id="privacy-contents" className={styles.title}>
        {t('contents')}
      </h2>
      <ol>
        {privacy.sections.map(({ id, title }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
