import { ContactBlock } from '../contact/ContactBlock'
import { ContactDetails } from '../contact/ContactDetails'
import styles from './Contact.module.css'

/** All ways to the clinic, and what only the contact page says. */
export default function Contact() {
  return (
    <ContactBlock titled={false} className={styles.contact}>
      <ContactDetails />
    </ContactBlock>
  )
}
