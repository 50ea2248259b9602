import { useTranslation } from 'react-i18next'
import { clinic } from '../content'
import { ContactBlock } from '../sections/contact/ContactBlock'
import { AboutBlock } from '../sections/home/AboutBlock'
import { DoctorsSection } from '../sections/home/DoctorsSection'
import { HeroCarousel } from '../sections/home/HeroCarousel'
import { StatisticsBand } from '../sections/home/StatisticsBand'
import { TestimonialsSection } from '../sections/home/TestimonialsSection'
import { ServicesSection } from '../sections/services/ServicesSection'
import { VisuallyHidden } from '../ui/VisuallyHidden'

/**
 * The home page. Its h1 stands outside the carousel, whose slides come and
 * go, so that the page always has it.
 */
export function HomePage() {
  const { t } = useTranslation('home')
  const { name, address, sections } = clinic
  return (
    <>
      <h1 tabIndex={-1}>
        <VisuallyHidden>
          {t('heading', { clinic: name, district: address.district })}
        </VisuallyHidden>
      </h1>
      <HeroCarousel />
      <AboutBlock />
      <ServicesSection offer="entry" />
      <DoctorsSection />
      {sections.statistics && <StatisticsBand />}
      {sections.testimonials && <TestimonialsSection />}
      <ContactBlock />
    </>
  )
}
