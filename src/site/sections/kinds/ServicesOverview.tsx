import { ServicesSection } from '../services/ServicesSection'

export default function ServicesOverview() {
  return <ServicesSection offer="entry" />
}
