import { Sentence } from '../../ui/Sentence'
import { PhoneLink } from '../site/PhoneLink'
import styles from './PhoneSentence.module.css'

/** A sentence with the clinic's number in it, to be called by one tap. */
export function PhoneSentence({ say }: { say: (phone: string) => string }) {
  return (
    <p>
      <Sentence say={say}>
        <PhoneLink className={styles.phone} />
      </Sentence>
    </p>
  )
}
