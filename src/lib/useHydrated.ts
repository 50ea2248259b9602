import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the prerendered page and while hydrating, true once the app runs. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
