import type { SectionData } from '../../../content/sections'
import { ServicesSection } from '../services/ServicesSection'

export default function ServicesOverview({ data }: { data: SectionData['services-overview'] }) {
  return <ServicesSection data={data} offer="entry" />
}
