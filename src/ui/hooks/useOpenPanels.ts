import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/**
 * The open panels: the one named by the fragment, or those that CSS opened during a long wait. Sets
 * `data-started` after hydration. What the browser finds in a closed panel opens it.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the panels' state follows from `open`
  useLayoutEffect(() => {
    const element = accordion.current
    if (!element || !('onbeforematch' in element)) return
    const panels = [...element.querySelectorAll<HTMLElement>('[data-panel]')]
    const closed = (panel: Element) => panel.closest('[data-state="closed"]') !== null
    for (const panel of panels) if (!closed(panel)) panel.removeAttribute('hidden')
    // What closes is seen until it is closed.
    const ended = element.getAnimations({ subtree: true }).map(({ finished }) => finished)
    let isLatest = true
    void Promise.allSettled(ended).then(() => {
      // React prints `hidden=""` for it.
      if (isLatest) for (const panel of panels.filter(closed)) panel.hidden = 'until-found'
    })
    const openFound = ({ target }: Event) => {
      const found = ids.filter((id) => document.getElementById(id)?.contains(target as Node))
      setOpen((now) => [...now, ...found])
    }
    element.addEventListener('beforematch', openFound)
    return () => {
      isLatest = false
      element.removeEventListener('beforematch', openFound)
    }
  }, [open])

  return [open, setOpen]
}

/** Names what the visitor has opened, and nothing that is closed again, in the address. */
export function writeFragment(before: readonly string[], now: readonly string[]): void {
  const opened = now.find((id) => !before.includes(id))
  const named = decodeURIComponent(location.hash.slice(1))
  if (!opened && now.includes(named)) return
  const address = opened ? `#${opened}` : location.pathname + location.search
  history.replaceState(history.state, '', address)
}
