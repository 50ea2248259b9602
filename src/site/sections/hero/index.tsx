import { useTranslation } from 'react-i18next'
import type { SectionData } from '../../../content/sections'
import type { HeroSlide } from '../../../content/types.gen'
import { Carousel } from '../../../ui/Carousel'
import { classNames } from '../../../ui/classNames'
import { useCarouselWords } from '../carousel/useCarouselWords'
import styles from './HeroCarousel.module.css'
import { HeroPicture } from './HeroPicture'
import { HeroWords } from './HeroWords'

export default function Hero({ data }: { data: SectionData['hero'] }) {
  const { t } = useTranslation('home')
  const words = useCarouselWords(t('hero.label'))
  const [only, ...others] = data
  if (others.length === 0 && !only.video) {
    // A single picture has no controls.
    return (
      <section className={classNames(styles.carousel, styles.still)} aria-label={words.label}>
        <div data-carousel-row="">
          <Slide slide={only} first />
        </div>
      </section>
    )
  }
  return (
    <Carousel words={words} className={styles.carousel}>
      {data.map((slide, index) => (
        <Slide key={slide.id} slide={slide} first={index === 0} />
      ))}
    </Carousel>
  )
}

function Slide({ slide, first }: { slide: HeroSlide; first: boolean }) {
  return (
    <div className={styles.slide} data-ground={slide.ground} data-record={`hero/${slide.id}`}>
      <HeroPicture slide={slide} first={first} />
      <HeroWords slide={slide} />
    </div>
  )
}
