import { useTranslation } from 'react-i18next'
import { hero } from '../../content'
import { Carousel } from '../../ui/Carousel'
import { useCarouselWords } from '../carousel/useCarouselWords'
import styles from './HeroCarousel.module.css'
import { HeroPicture } from './HeroPicture'
import { HeroWords } from './HeroWords'
import './strings'

/** The page's opening: three loops, three sentences, a way to an appointment. */
export function HeroCarousel() {
  const { t } = useTranslation('home')
  const words = useCarouselWords(t('hero.label'))
  return (
    <Carousel words={words} className={styles.carousel}>
      {hero.slides.map((slide, index) => (
        <div
          key={slide.id}
          className={styles.slide}
          data-ground={slide.ground}
          data-record={`hero/${slide.id}`}
        >
          <HeroPicture slide={slide} first={index === 0} />
          <HeroWords slide={slide} />
        </div>
      ))}
    </Carousel>
  )
}
