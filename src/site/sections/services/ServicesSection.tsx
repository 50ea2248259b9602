import { useTranslation } from 'react-i18next'
import { services } from '../../../content'
import { Reveal } from '../../../ui/Reveal'
import { Section } from '../../../ui/Section'
import { SectionHeading } from '../../../ui/SectionHeading'
import { BookService } from './BookService'
import { ServiceCard } from './ServiceCard'
import styles from './ServicesSection.module.css'

type ServicesSectionProps = {
  /** What each card links to. */
  offer: 'entry' | 'appointment'
}

export function ServicesSection({ offer }: ServicesSectionProps) {
  const { t } = useTranslation('services')
  return (
    <Section ground="warm" labelledBy="services">
      <SectionHeading id="services" title={t('title')} intro={t('intro')} />
      <ul className={styles.cards}>
        {services.services.map((service) => (
          <li
            key={service.id}
            id={service.id}
            className={styles.item}
            data-record={`services/${service.id}`}
          >
            <Reveal className={styles.item}>
              <ServiceCard
                service={service}
                action={offer === 'appointment' ? <BookService service={service} /> : undefined}
              />
            </Reveal>
          </li>
        ))}
      </ul>
    </Section>
  )
}
