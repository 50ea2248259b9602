import type { Me } from '../contract'
import { sayInstant } from '../lib/times'
import { fill, words } from '../lib/words'
import styles from './Freshness.module.css'

type FreshnessProps = {
  /** Since when (milliseconds since 1970) nothing has been heard; undefined while all is live. */
  since: number | undefined
  clinic: Me['clinic']
}

/** Says whether what is shown is live, and else of when it is. */
export function Freshness({ since, clinic }: FreshnessProps) {
  const text =
    since === undefined
      ? words.frame.live
      : fill(words.frame.offline, { time: sayInstant(since, clinic) })
  return (
    <p className={styles.state} data-live={since === undefined} role="status">
      {text}
    </p>
  )
}
