import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { languages } from '../../../content/pages'
import { iconButtonClass } from '../../../ui/iconButton'
import { GlobeIcon } from '../../../ui/icons/GlobeIcon'
import { LanguageLinks } from './LanguageLinks'
import styles from './LanguageMenu.module.css'
import { useOnNavigate } from './useOnNavigate'

/** The language menu of the header; nothing for a single language. Works without scripts. */
export function LanguageMenu() {
  const { t } = useTranslation()
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => details.current?.removeAttribute('open')
  useOnNavigate(close)
  if (languages.length < 2) return null
  return (
    <nav aria-label={t('languages')} className={styles.menu}>
      <details
        ref={details}
        onKeyDown={({ key }) => {
          if (key !== 'Escape' || !details.current?.open) return
          close()
          details.current.querySelector('summary')?.focus()
        }}
      >
        <summary className={iconButtonClass(styles.button)} aria-label={t('languages')}>
          <GlobeIcon />
        </summary>
        <LanguageLinks className={styles.list} linkClassName={styles.link} />
      </details>
    </nav>
  )
}
