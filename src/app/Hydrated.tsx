import { type ReactNode, useEffect, useState } from 'react'
import { nextTask } from '../lib/nextTask'
import { type Hydration, HydrationContext } from '../lib/useHydrated'

type HydratedProps = {
  /** Called once the page is alive. */
  onReady?: () => void
  children: ReactNode
}

/**
 * Tells the page that it is alive, in a task of its own: React would draw what only a
 * script can do in the long one in which it takes the page over.
 */
export function Hydrated({ onReady, children }: HydratedProps) {
  const [hydration] = useState(createHydration)

  useEffect(() => {
    void nextTask()
      .then(hydration.finish)
      .then(() => {
        // The end of hydration, for styles and tests: what waited for it is drawn.
        document.documentElement.dataset.ready = ''
        onReady?.()
      })
  }, [hydration, onReady])

  return <HydrationContext value={hydration}>{children}</HydrationContext>
}

function createHydration(): Hydration & { finish(): void } {
  const watchers = new Set<() => void>()
  let isDone = false
  return {
    isDone: () => isDone,
    subscribe(watcher) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    finish() {
      isDone = true
      for (const watcher of watchers) watcher()
    },
  }
}
