import { useTranslation } from 'react-i18next'
import type { SectionData } from '../../../content/sections'
import { Section } from '../../../ui/Section'
import { SectionHeading } from '../../../ui/SectionHeading'
import { useSite } from '../../siteContext'
import { SocialLinks } from '../site/SocialLinks'
import followUs from './FollowUs.module.css'
import { TestimonialCard } from './TestimonialCard'
import styles from './Testimonials.module.css'

export default function Testimonials({ data }: { data: SectionData['testimonials'] }) {
  const { t } = useTranslation('home')
  return (
    <Section ground="soft" labelledBy="testimonials">
      <SectionHeading id="testimonials" title={t('testimonials.title')} />
      <ul className={styles.testimonials}>
        {data.testimonials.map((testimonial) => (
          <li
            key={testimonial.id}
            className={styles.item}
            data-record={`testimonials/${testimonial.id}`}
          >
            <TestimonialCard testimonial={testimonial} source={data.source} />
          </li>
        ))}
      </ul>
      <FollowUs />
    </Section>
  )
}

function FollowUs() {
  const { clinic } = useSite()
  const { t } = useTranslation('home')
  if (clinic.social.length === 0) return null
  return (
    <div className={followUs.follow}>
      <h3 className={followUs.title}>{t('follow.title')}</h3>
      <SocialLinks />
    </div>
  )
}
