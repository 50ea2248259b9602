import { createContext, use, useSyncExternalStore } from 'react'

/** Whether the app runs, and who waits for it. */
export type Hydration = { isDone(): boolean; subscribe(watcher: () => void): () => void }

const done: Hydration = { isDone: () => true, subscribe: () => () => {} }

/** The same one all along: React would give up the sections below that are not alive yet for another. */
export const HydrationContext = createContext(done)

/** False in the prerendered page and while hydrating, true once the app runs. */
export function useHydrated(): boolean {
  const { isDone, subscribe } = use(HydrationContext)
  return useSyncExternalStore(subscribe, isDone, () => false)
}
