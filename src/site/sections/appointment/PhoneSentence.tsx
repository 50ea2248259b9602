import { Sentence } from '../../../ui/Sentence'
import { PhoneLink } from '../site/PhoneLink'
import styles from './PhoneSentence.module.css'

/** A sentence with the clinic's number as a link. */
export function PhoneSentence({ format }: { format: (phone: string) => string }) {
  return (
    <p>
      <Sentence format={format}>
        <PhoneLink className={styles.phone} />
      </Sentence>
    </p>
  )
}
