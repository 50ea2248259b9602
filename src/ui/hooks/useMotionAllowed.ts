import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: no-preference)'

function subscribe(onChange: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** For event handlers, not for rendering. */
export const motionAllowed = (): boolean => matchMedia(query).matches

/** False while prerendering and hydrating: nothing moves before the preference is known. */
export const useMotionAllowed = (): boolean =>
  useSyncExternalStore(subscribe, motionAllowed, () => false)
