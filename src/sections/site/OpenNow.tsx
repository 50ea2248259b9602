import { useTranslation } from 'react-i18next'
import { classNames } from '../../lib/classNames'
import styles from './OpenNow.module.css'
import { openingSentence } from './openingSentence'
import { useOpening } from './useOpening'

/**
 * One line: whether the clinic is open, and until or from when. Empty until the
 * app runs and where it never does: the plain table of hours is on the page.
 */
export function OpenNow({ className }: { className?: string }) {
  const { t, i18n } = useTranslation()
  const opening = useOpening()
  return (
    <p
      className={classNames(styles.line, className)}
      data-state={opening && (opening.open ? 'open' : 'closed')}
    >
      {opening && openingSentence(opening, t, import.meta.env.LANGUAGE_TAG ?? i18n.language)}
    </p>
  )
}
