import { createContext, useContext } from 'react'

export type Slide = {
  /** The slide in front; the first one before the slider starts. */
  active: boolean
  /** Motion is allowed, not paused, on screen and in a visible tab. */
  moving: boolean
}

export const SlideContext = createContext<Slide>({ active: true, moving: false })

export const useSlide = (): Slide => useContext(SlideContext)
