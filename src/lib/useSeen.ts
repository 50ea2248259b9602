import { type RefObject, useEffect, useState } from 'react'

/** Turns true, once, when `threshold` (0 to 1) of the element is visible; then it is no longer observed. */
export function useSeen(ref: RefObject<Element | null>, threshold: number): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || seen) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { threshold },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, threshold, seen])
  return seen
}
