import { clinic } from '../../content'
import { telHref } from '../../formats/phone'
import styles from './PhoneSentence.module.css'

/** Stands in for the number, so that it can be a link inside the sentence. */
const gap = '|'

/** A sentence with the clinic's number in it, to be called by one tap. */
export function PhoneSentence({ say }: { say: (phone: string) => string }) {
  const { landline } = clinic.phones
  const [before, after] = say(gap).split(gap)
  return (
    <p>
      {before}
      <a className={styles.phone} href={telHref(landline)}>
        {landline}
      </a>
      {after}
    </p>
  )
}
