import { createContext, use, useSyncExternalStore } from 'react'

export type Hydration = { isDone(): boolean; subscribe(watcher: () => void): () => void }

const done: Hydration = { isDone: () => true, subscribe: () => () => {} }

/** One stable value: a new one would make React discard sections that are not hydrated yet. */
export const HydrationContext = createContext(done)

/** False while prerendering and hydrating, then true. */
export function useHydrated(): boolean {
  const { isDone, subscribe } = use(HydrationContext)
  return useSyncExternalStore(subscribe, isDone, () => false)
}
