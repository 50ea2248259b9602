import { useTranslation } from 'react-i18next'
import { iconButtonClass } from '../../../ui/iconButton'
import { GlobeIcon } from '../../../ui/icons/GlobeIcon'
import { useSite } from '../../siteContext'
import { HeaderDetails } from './HeaderDetails'
import { LanguageLinks } from './LanguageLinks'
import styles from './LanguageMenu.module.css'

/** The language menu of the header; nothing for a single language. */
export function LanguageMenu() {
  const { languages } = useSite()
  const { t } = useTranslation()
  if (languages.length < 2) return null
  return (
    <nav aria-label={t('languages')} className={styles.menu}>
      <HeaderDetails
        control={{ className: iconButtonClass(), 'aria-label': t('languages') }}
        label={<GlobeIcon />}
      >
        <LanguageLinks />
      </HeaderDetails>
    </nav>
  )
}
