import { fill } from '../../../shared/formats/fill'
import type { Me } from '../../contract/contract'
import { words } from '../kit/text'
import { instantText } from '../kit/times'
import styles from './Freshness.module.css'

type FreshnessProps = {
  /** When the connection was lost, in milliseconds since 1970; undefined while live. */
  since: number | undefined
  clinic: Me['clinic']
}

/** Whether the page is live, else the time of its data. */
export function Freshness({ since, clinic }: FreshnessProps) {
  const text =
    since === undefined
      ? words.frame.live
      : fill(words.frame.offline, { time: instantText(since, clinic) })
  return (
    <p className={styles.state} data-live={since === undefined} role="status">
      {text}
    </p>
  )
}
