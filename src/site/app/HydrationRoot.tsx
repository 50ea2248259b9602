import { type ReactNode, useEffect, useState } from 'react'
import { nextTask } from '../../ui/browser'
import { type Hydration, HydrationContext } from '../../ui/hooks/useHydrated'

type HydrationRootProps = {
  /** Called after hydration. */
  onReady?: () => void
  children: ReactNode
}

/** Reports the end of hydration in its own task: script-only parts do not lengthen React's. */
export function HydrationRoot({ onReady, children }: HydrationRootProps) {
  const [hydration] = useState(createHydration)

  useEffect(() => {
    void nextTask()
      .then(hydration.finish)
      .then(() => {
        // Marks the end of hydration for styles and tests.
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
