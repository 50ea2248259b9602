import { type RefObject, useEffect, useState } from 'react'

/**
 * The number of a list's items that are in its box: a list that wraps clips the others. Infinite
 * until hydration.
 */
export function useFitting(list: RefObject<HTMLElement | null>): number {
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY)
  useEffect(() => {
    if (!list.current) return
    const inBox = new Set<Element>()
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes)
          if (isIntersecting) inBox.add(target)
          else inBox.delete(target)
        setFitting(inBox.size)
      },
      { root: list.current, threshold: 0.95 },
    )
    for (const item of list.current.children) observer.observe(item)
    return () => observer.disconnect()
  }, [list])
  return fitting
}
