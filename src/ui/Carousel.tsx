import { Children, type ReactNode, useId, useRef } from 'react'
import styles from './Carousel.module.css'
import { CarouselControls, type CarouselControlWords } from './carousel/CarouselControls'
import { CarouselSlide } from './carousel/CarouselSlide'
import { useRotation } from './carousel/useRotation'
import { useSlider } from './carousel/useSlider'
import { classNames } from './classNames'
import { useMotionAllowed } from './hooks/useMotionAllowed'

export type CarouselWords = CarouselControlWords & {
  label: string
  /** Role descriptions of the carousel and its slides. */
  carouselRole: string
  slideRole: string
  /** `1 / 3`: names the slide and is shown beside the controls. */
  position: (position: number, count: number) => string
}

type CarouselProps = {
  words: CarouselWords
  /** For the layout; parts: `data-carousel-controls`, `-row`, `-slide`. */
  className?: string
  /** One child per slide; see `useSlide`. */
  children: ReactNode
}

/**
 * A rotating carousel. Prerendered, it is a scroll-snap row; the script upgrades it in place
 * (`data-state`: `static`, then `rotating`, `held` or `paused`). With save-data it stays a row
 * (`waiting`) until the visitor presses a control, and does not turn by itself.
 */
export function Carousel({ words, className, children }: CarouselProps) {
  const root = useRef<HTMLElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const rowId = useId()
  const slider = useSlider(row, useMotionAllowed())
  const rotation = useRotation(root, slider)
  const count = Children.count(children)
  const position = (index: number) => words.position(index + 1, count)

  return (
    <section
      ref={root}
      className={classNames(styles.carousel, className)}
      aria-label={words.label}
      aria-roledescription={words.carouselRole}
      data-state={slider.ready ? stateOf(rotation) : slider.waiting ? 'waiting' : 'static'}
      data-active={slider.active}
      {...rotation.holders}
    >
      <div
        ref={row}
        id={rowId}
        className={styles.row}
        // Before the slider starts, the row is scrollable by keyboard.
        tabIndex={slider.ready ? undefined : 0}
        data-carousel-row=""
        data-slider={slider.ready ? '' : undefined}
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
      <CarouselControls
        words={words}
        controls={rowId}
        paused={rotation.paused}
        position={position(slider.active)}
        onToggle={rotation.toggle}
        onStep={rotation.step}
      />
    </section>
  )
}

const stateOf = ({ paused, rotating }: { paused: boolean; rotating: boolean }) =>
  paused ? 'paused' : rotating ? 'rotating' : 'held'
