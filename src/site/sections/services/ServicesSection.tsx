import { useTranslation } from 'react-i18next'
import type { SectionData } from '../../../content/sections'
import { Reveal } from '../../../ui/Reveal'
import { Section } from '../../../ui/Section'
import { SectionHeading } from '../../../ui/SectionHeading'
import { BookService } from './BookService'
import { ServiceCard } from './ServiceCard'
import styles from './ServicesSection.module.css'

type ServicesSectionProps = {
  data: SectionData['services']
  /** What each card links to. */
  offer: 'entry' | 'appointment'
}

export function ServicesSection({ data, offer }: ServicesSectionProps) {
  const { t } = useTranslation('services')
  return (
    <Section ground="warm" labelledBy="services">
      <SectionHeading id="services" title={t('title')} intro={t('intro')} />
      <ul className={styles.cards}>
        {data.map((service) => (
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
