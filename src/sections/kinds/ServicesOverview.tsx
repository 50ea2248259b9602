import { ServicesSection } from '../services/ServicesSection'

/** The services in short; a card leads to the service's own entry. */
export default function ServicesOverview() {
  return <ServicesSection offer="entry" />
}
