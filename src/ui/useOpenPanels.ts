import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/**
 * Which panels of an accordion are open: none at first but the one the address
 * names (`#implant`), now or later. Marks the accordion as started when it comes
 * alive. A visitor who had to wait for that so long that CSS opened the panels
 * keeps them open: what is being read is not taken away.
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
    // Only where it changes something: React would render the list a second time, before the page is alive.
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
