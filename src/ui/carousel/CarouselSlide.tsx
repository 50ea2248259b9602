import type { ReactNode } from 'react'
import styles from './CarouselSlide.module.css'
import { type Slide, SlideContext } from './slideContext'

type CarouselSlideProps = Slide & {
  role: string
  /** Like `1 / 3`. */
  label: string
  /** Makes the slide inert; only after the slider has started. */
  inert: boolean
  children: ReactNode
}

export function CarouselSlide(props: CarouselSlideProps) {
  const { role, label, inert, active, moving, children } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern makes each slide a named group
    <div
      role="group"
      className={styles.slide}
      data-carousel-slide=""
      aria-roledescription={role}
      aria-label={label}
      inert={inert}
    >
      <SlideContext value={{ active, moving }}>{children}</SlideContext>
    </div>
  )
}
