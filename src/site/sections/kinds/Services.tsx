import type { SectionData } from '../../../content/sections'
import { ServicesSection } from '../services/ServicesSection'

export default function Services({ data }: { data: SectionData['services'] }) {
  return <ServicesSection data={data} offer="appointment" />
}
