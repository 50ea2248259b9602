import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Which panels of an accordion are open; none at first. Marks the accordion as
 * started when it comes alive. A visitor who had to wait for that so long that
 * CSS opened the panels keeps them open: what is being read is not taken away.
 */
export function useOpenPanels(
  accordion: RefObject<HTMLElement | null>,
  ids: readonly string[],
): [open: string[], setOpen: (open: string[]) => void] {
  const [open, setOpen] = useState<string[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: an accordion starts once
  useLayoutEffect(() => {
    const element = accordion.current
    if (!element) return
    const table = element.querySelector('table')
    if (table && getComputedStyle(table).visibility === 'visible') setOpen([...ids])
    element.dataset.started = ''
  }, [])

  return [open, setOpen]
}
