import { useSyncExternalStore } from 'react'

function subscribe(onScroll: () => void): () => void {
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => window.removeEventListener('scroll', onScroll)
}

/** Whether the page is scrolled by more than `offset` pixels; at exactly `offset` it is not. */
export const useScrolledPast = (offset: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > offset,
    () => false,
  )
