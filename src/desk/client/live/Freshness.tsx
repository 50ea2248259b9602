import { fill } from '../../../shared/formats/fill'
import type { Me } from '../../contract/contract'
import { words } from '../kit/text'
import { instantText } from '../kit/times'
import { useDesk } from './DeskData'
import styles from './Freshness.module.css'

/** Whether the page is live, else the time of its data. */
export function Freshness({ clinic }: { clinic: Me['clinic'] }) {
  const { since } = useDesk()
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
