import { useTranslation } from 'react-i18next'
import { formatTag } from '../../../shared/formats/inLanguage'
import { classNames } from '../../../ui/classNames'
import styles from './OpenNow.module.css'
import { openingSentence } from './openingSentence'
import { useOpening } from './useOpening'

type OpenNowProps = {
  className?: string
  /** Only while it is so. */
  when?: 'open' | 'closed'
}

/** Whether the clinic is open now, until or from when; empty until hydration. */
export function OpenNow({ className, when }: OpenNowProps) {
  const { t } = useTranslation()
  const now = useOpening()
  const opening = when && now?.open !== (when === 'open') ? undefined : now
  return (
    <p
      className={classNames(styles.line, className)}
      data-state={opening && (opening.open ? 'open' : 'closed')}
    >
      {opening && openingSentence(opening, t, formatTag)}
    </p>
  )
}
