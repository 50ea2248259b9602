import { ServicesSection } from '../services/ServicesSection'

export default function Services() {
  return <ServicesSection offer="appointment" />
}
