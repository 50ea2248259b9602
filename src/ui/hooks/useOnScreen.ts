import { type RefObject, useEffect, useState } from 'react'

export function useOnScreen(ref: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver((entries) => {
      setOnScreen(entries.at(-1)?.isIntersecting ?? false)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return onScreen
}
