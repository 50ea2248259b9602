import styles from './ContactDetails.module.css'
import { EmergencyCard } from './EmergencyCard'
import { LegalIdentity } from './LegalIdentity'

/** What only the contact page says, below the map: who runs the clinic, and when to call 112. */
export function ContactDetails() {
  return (
    <div className={styles.details}>
      <LegalIdentity />
      <EmergencyCard />
    </div>
  )
}
