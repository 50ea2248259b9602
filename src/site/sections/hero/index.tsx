import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SectionData } from '../../../content/sections'
import type { HeroSlide } from '../../../content/types.gen'
import { isNight } from '../../../shared/formats/sun'
import { Carousel } from '../../../ui/Carousel'
import { classNames } from '../../../ui/classNames'
import { useSite } from '../../siteContext'
import { useCarouselWords } from '../carousel/useCarouselWords'
import { useOpening } from '../site/useOpening'
import styles from './HeroCarousel.module.css'
import { HeroPicture } from './HeroPicture'
import { HeroWords } from './HeroWords'

export default function Hero({ data }: { data: SectionData['hero'] }) {
  const { t } = useTranslation('home')
  const words = useCarouselWords(t('hero.label'))
  const night = useNight()
  const [only, ...others] = data
  if (others.length === 0 && !only.video) {
    // A single picture has no controls.
    return (
      <section className={classNames(styles.carousel, styles.still)} aria-label={words.label}>
        <div data-carousel-row="">
          <Slide slide={only} night={false} first />
        </div>
      </section>
    )
  }
  return (
    <Carousel words={words} className={styles.carousel}>
      {(night ? nightOrder(data) : data).map((slide, index) => (
        // By place: a night scene changes what a slide shows, and the carousel keeps its slides.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Slide key={index} slide={slide} night={night} first={index === 0} />
      ))}
    </Carousel>
  )
}

/**
 * Whether the clinic is closed and the sun is down there, by the visitor's clock; false in
 * prerendered HTML. Updates with `useOpening`, at least every hour.
 */
function useNight(): boolean {
  const { map } = useSite().clinic
  const opening = useOpening()
  const [night, setNight] = useState(false)
  useEffect(() => {
    setNight(opening !== undefined && !opening.open && isNight(Date.now(), map))
  }, [opening, map])
  return night
}

/** The slide with a night scene comes second; the first stays. */
function nightOrder([first, ...others]: SectionData['hero']): HeroSlide[] {
  const isNightly = ({ night }: HeroSlide) => night !== undefined
  return [first, ...others.filter(isNightly), ...others.filter((slide) => !isNightly(slide))]
}

/** The words of day and night share the last row of a slide. */
const place = { gridRow: -2, gridColumn: 1 }

type SlideProps = { slide: HeroSlide; night: boolean; first: boolean }

function Slide({ slide, night, first }: SlideProps) {
  // The first slide is on the screen while the page loads.
  const scene = first || !night ? undefined : slide.night
  const { id, ground } = slide
  const shown = scene ? { id, ground, ...scene } : slide
  return (
    <div className={styles.slide} data-ground={ground} data-record={`hero/${id}`}>
      <HeroPicture key={scene ? `${id} at night` : id} slide={shown} first={first} />
      {/* Unseen at night, the day's words keep their room: nothing moves. */}
      <HeroWords slide={slide} style={scene && { ...place, visibility: 'hidden' }} />
      {scene && <HeroWords slide={shown} style={place} atNight />}
    </div>
  )
}
