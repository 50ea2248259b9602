import { telHref } from '../../formats/phone'
import { PhoneIcon } from '../../ui/icons/PhoneIcon'
import styles from './PhoneLink.module.css'

/** A number to press, as plain as a word in a sentence. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className={styles.link} href={telHref(phone)}>
      <PhoneIcon />
      {phone}
    </a>
  )
}
