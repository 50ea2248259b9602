import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/**
 * The open panels: the one named by the fragment, or those that CSS opened during a long wait. Sets
 * `data-started` after hydration.
 */
export function useOpenPanels(
  accordion: RefObject<HTMLElement | null>,
  ids: readonly string[],
): [open: string[], setOpen: (open: string[]) => void] {
  const [open, setOpen] = useState<string[]>([])
  const named = () => ids.filter((id) => `#${id}` === window.location.hash)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an accordion starts once
  useLayoutEffect(() => {
    const element = accordion.current
    if (!element) return
    const openAlready = [...element.querySelectorAll('[data-panel]')].every(
      (panel) => getComputedStyle(panel).visibility === 'visible',
    )
    const first = openAlready ? [...ids] : named()
    // Only if it changes something: avoids a second render before hydration.
    if (first.length > 0) setOpen(first)
    element.dataset.started = ''
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: one listener for the accordion's life
  useEffect(() => {
    const openNamed = () => setOpen((now) => [...new Set([...now, ...named()])])
    window.addEventListener('hashchange', openNamed)
    return () => window.removeEventListener('hashchange', openNamed)
  }, [])

  return [open, setOpen]
}
