import { createContext, useContext } from 'react'

export type Slide = {
  /** The slide in front; the first one as long as no script has taken over. */
  active: boolean
  /** Pictures may move: motion is welcome, nobody paused, the carousel is on screen in a visible tab. */
  moving: boolean
}

export const SlideContext = createContext<Slide>({ active: true, moving: false })

/** What a slide's content may know about its slide. */
export const useSlide = (): Slide => useContext(SlideContext)
