import { useTranslation } from 'react-i18next'
import { testimonials } from '../../content'
import { Section } from '../../ui/Section'
import { SectionHeading } from '../../ui/SectionHeading'
import { FollowUs } from './FollowUs'
import { TestimonialCard } from './TestimonialCard'
import styles from './TestimonialsSection.module.css'
import './strings'

/** What patients wrote, followed by where else to find the clinic. */
export function TestimonialsSection() {
  const { t } = useTranslation('home')
  return (
    <Section ground="soft" labelledBy="testimonials">
      <SectionHeading id="testimonials" title={t('testimonials.title')} />
      <ul className={styles.testimonials}>
        {testimonials.testimonials.map((testimonial) => (
          <li
            key={testimonial.id}
            className={styles.item}
            data-record={`testimonials/${testimonial.id}`}
          >
            <TestimonialCard testimonial={testimonial} source={testimonials.source} />
          </li>
        ))}
      </ul>
      <FollowUs />
    </Section>
  )
}
