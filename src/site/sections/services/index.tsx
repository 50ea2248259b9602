import type { SectionData } from '../../../content/sections'
import { ServicesSection } from './ServicesSection'

export default function Services({ data }: { data: SectionData['services'] }) {
  return <ServicesSection data={data} offer="appointment" />
}
