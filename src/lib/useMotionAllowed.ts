import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: no-preference)'

function subscribe(onChange: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether things may move by themselves: for what happens after a press, not for rendering. */
export const motionAllowed = (): boolean => matchMedia(query).matches

/**
 * Whether things may move by themselves. False while prerendering and in the
 * first render, so that nothing starts before the visitor's wish is known.
 */
export const useMotionAllowed = (): boolean =>
  useSyncExternalStore(subscribe, motionAllowed, () => false)
