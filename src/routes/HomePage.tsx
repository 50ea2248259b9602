import { useTranslation } from 'react-i18next'
import { clinic } from '../content'
import { AboutBlock } from '../sections/home/AboutBlock'
import { HeroCarousel } from '../sections/home/HeroCarousel'
import { deferred } from '../sections/site/deferred'
import { Part } from '../sections/site/Part'
import { VisuallyHidden } from '../ui/VisuallyHidden'

const Services = deferred(
  async () => (await import('../sections/services/ServicesSection')).ServicesSection,
  'home',
)
const Doctors = deferred(
  async () => (await import('../sections/home/DoctorsSection')).DoctorsSection,
  'home',
)
const Statistics = deferred(
  async () => (await import('../sections/home/StatisticsBand')).StatisticsBand,
  'home',
)
const Testimonials = deferred(
  async () => (await import('../sections/home/TestimonialsSection')).TestimonialsSection,
  'home',
)
const Contact = deferred(
  async () => (await import('../sections/contact/ContactBlock')).ContactBlock,
  'home',
)

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
      <Part>
        <HeroCarousel />
      </Part>
      <Part>
        <AboutBlock />
      </Part>
      <Services offer="entry" />
      <Doctors />
      {sections.statistics && <Statistics />}
      {sections.testimonials && <Testimonials />}
      <Contact />
    </>
  )
}
