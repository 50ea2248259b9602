import { DOT } from '../../../shared/formats/dot'
import { classNames } from '../../../ui/classNames'
import { useSite } from '../../siteContext'
import styles from './OpenNow.module.css'
import { openingSentence, openingState } from './openingSentence'
import { useOpening } from './useOpening'

/** Whether the clinic is open now, until or from when; empty until hydration. */
export function OpenNow({ className }: { className?: string }) {
  const site = useSite()
  const opening = useOpening()
  const [now, until] = opening ? openingSentence(opening, site).split(DOT) : []
  return (
    <p
      className={classNames(styles.line, opening && styles.mark, className)}
      data-state={openingState(opening)}
    >
      {now}
      {until && <span>{DOT}</span>}
      {until}
    </p>
  )
}
