import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button'
import { CallLink } from './CallLink'
import styles from './ErrorPanel.module.css'

/** The error message with phone and reload. `Heading` is `h2` inside a page. */
export function ErrorPanel({ Heading = 'h1' }: { Heading?: 'h1' | 'h2' }) {
  const { t } = useTranslation()
  return (
    <div className={styles.panel} role="alert">
      <Heading tabIndex={-1}>{t('error.title')}</Heading>
      <p>{t('error.text')}</p>
      <CallLink />
      <button
        type="button"
        className={buttonClass('secondary')}
        onClick={() => window.location.reload()}
      >
        {t('error.reload')}
      </button>
    </div>
  )
}
