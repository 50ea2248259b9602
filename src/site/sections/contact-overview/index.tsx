import type { SectionData } from '../../../content/sections'
import { ContactBlock } from '../contact/ContactBlock'

export default function ContactOverview({ data }: { data: SectionData['contact-overview'] }) {
  return <ContactBlock data={data} titled />
}
