import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Marks the document's title while `active`, as `titled` words it. A layout
 * effect, because it must be undone before the next page's title is set.
 */
export function useErrorTitle(active: boolean, titled: (title: string) => string): void {
  const mark = useEffectEvent(titled)
  useLayoutEffect(() => {
    if (!active) return
    const title = document.title
    document.title = mark(title)
    return () => {
      document.title = title
    }
  }, [active])
}
