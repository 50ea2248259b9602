import { classNames } from '../../../ui/classNames'
import { useSite } from '../../siteContext'
import styles from './OpenNow.module.css'
import { openingSentence } from './openingSentence'
import { useOpening } from './useOpening'

/** Whether the clinic is open now, until or from when; empty until hydration. */
export function OpenNow({ className }: { className?: string }) {
  const site = useSite()
  const opening = useOpening()
  return (
    <p
      className={classNames(styles.line, className)}
      data-state={opening && (opening.open ? 'open' : 'closed')}
    >
      {opening && openingSentence(opening, site)}
    </p>
  )
}
