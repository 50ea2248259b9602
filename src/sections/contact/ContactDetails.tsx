import styles from './ContactDetails.module.css'
import { EmergencyCard } from './EmergencyCard'
import { LegalIdentity } from './LegalIdentity'

/** What only the contact page says, below the map: when to call for an ambulance, and who runs the clinic. */
export function ContactDetails() {
  return (
    <div className={styles.details}>
      <EmergencyCard />
      <LegalIdentity />
    </div>
  )
}
