import { type MouseEvent, useRef } from 'react'
import { useSite } from '../../siteContext'
import type { PageId } from '../../siteView'
import { useNavigation } from './navigation'

/** Hover delay before prefetching. */
const INTENT = 60

export type Target = {
  page: PageId
  /** The fragment, without `#`. */
  hash?: string
  /** Query parameters for the page. */
  search?: Readonly<Record<string, string>>
}

/** Leaves new tabs, windows and fragments on the same page to the browser. */
export function usePageLink({ page, hash, search }: Target) {
  const { sitePage } = useSite()
  const { page: shown, go, prepare } = useNavigation()
  const timer = useRef<number>(undefined)
  const query = search ? `?${new URLSearchParams(search)}` : ''
  const href = encodeURI(sitePage(page).path) + query + (hash ? `#${encodeURIComponent(hash)}` : '')
  return {
    href,
    onClick(event: MouseEvent) {
      const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event
      if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
      if (hash && !search && page === shown) return
      event.preventDefault()
      go(href)
    },
    onPointerEnter() {
      timer.current = window.setTimeout(() => prepare(page), INTENT)
    },
    onPointerLeave: () => window.clearTimeout(timer.current),
    onTouchStart: () => prepare(page),
    onFocus: () => prepare(page),
  }
}
