import { ServicesSection } from '../services/ServicesSection'

/** The services, each with the way to an appointment for it. */
export default function Services() {
  return <ServicesSection offer="appointment" />
}
