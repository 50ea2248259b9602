import { Children, type ReactNode, useId, useRef } from 'react'
import { classNames } from '../lib/classNames'
import { useMotionAllowed } from '../lib/useMotionAllowed'
import styles from './Carousel.module.css'
import { CarouselControls, type CarouselControlWords } from './carousel/CarouselControls'
import { CarouselSlide } from './carousel/CarouselSlide'
import { useRotation } from './carousel/useRotation'
import { useSlider } from './carousel/useSlider'

export type CarouselWords = CarouselControlWords & {
  /** What the carousel shows. */
  label: string
  /** What a screen reader calls a carousel and one of its slides. */
  carouselRole: string
  slideRole: string
  /** Position from 1, like `1 / 3`; names the slide and stands beside the controls. */
  position: (position: number, count: number) => string
}

type CarouselProps = {
  words: CarouselWords
  /** Milliseconds between two turns; the site's own is 3000. */
  autoplayMs?: number
  /** For the layout; the parts are `data-carousel-controls`, `-row` and `-slide`. */
  className?: string
  /** One child a slide; `useSlide` tells it whether it is in front. */
  children: ReactNode
}

/**
 * A looping carousel that turns by itself. Prerendered it is a row that
 * scrolls and snaps; the script takes it over in place (`data-state` goes from
 * `static` to `rotating`, `held` or `paused`).
 */
export function Carousel({ words, autoplayMs = 3000, className, children }: CarouselProps) {
  const root = useRef<HTMLElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const rowId = useId()
  const slider = useSlider(row, useMotionAllowed())
  const rotation = useRotation(root, slider, autoplayMs)
  const count = Children.count(children)
  const position = (index: number) => words.position(index + 1, count)

  return (
    <section
      ref={root}
      className={classNames(styles.carousel, className)}
      aria-label={words.label}
      aria-roledescription={words.carouselRole}
      data-state={slider.ready ? stateOf(rotation) : 'static'}
      data-active={slider.active}
      {...rotation.holders}
    >
      <CarouselControls
        words={words}
        controls={rowId}
        paused={rotation.paused}
        position={position(slider.active)}
        onToggle={rotation.toggle}
        onStep={rotation.step}
      />
      <div
        ref={row}
        id={rowId}
        className={styles.row}
        // Until the slider takes over, the row is scrolled by hand: by the keyboard too.
        tabIndex={slider.ready ? undefined : 0}
        data-carousel-row=""
        aria-live={slider.ready && !rotation.rotating ? 'polite' : 'off'}
      >
        {Children.map(children, (slide, index) => (
          <CarouselSlide
            role={words.slideRole}
            label={position(index)}
            active={index === slider.active}
            moving={index === slider.active && rotation.moving}
            inert={slider.ready && index !== slider.active}
          >
            {slide}
          </CarouselSlide>
        ))}
      </div>
    </section>
  )
}

const stateOf = ({ paused, rotating }: { paused: boolean; rotating: boolean }) =>
  paused ? 'paused' : rotating ? 'rotating' : 'held'
