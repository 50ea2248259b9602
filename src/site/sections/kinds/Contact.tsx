import type { SectionData } from '../../../content/sections'
import { ContactBlock } from '../contact/ContactBlock'
import details from '../contact/ContactDetails.module.css'
import { EmergencyCard } from '../contact/EmergencyCard'
import { LegalIdentity } from '../contact/LegalIdentity'
import styles from './Contact.module.css'

export default function Contact({ data }: { data: SectionData['contact'] }) {
  return (
    <ContactBlock data={data} titled={false} className={styles.contact}>
      <div className={details.details}>
        <EmergencyCard />
        <LegalIdentity />
      </div>
    </ContactBlock>
  )
}
