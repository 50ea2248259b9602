import type { SectionData } from '../../../content/sections'
import styles from './Contact.module.css'
import { ContactBlock } from './ContactBlock'
import details from './ContactDetails.module.css'
import { EmergencyCard } from './EmergencyCard'
import { LegalIdentity } from './LegalIdentity'

export default function Contact({ data }: { data: SectionData['contact'] }) {
  return (
    <ContactBlock data={data} className={styles.contact}>
      <div className={details.details}>
        <EmergencyCard />
        <LegalIdentity identity={data.identity} />
      </div>
    </ContactBlock>
  )
}
