import { pageAt } from '../content/pages'
import { applyHead } from '../head/applyHead'
import { pageHead } from '../head/pageHead'

/**
 * What follows every route change, back and forward included: title first,
 * then to the target of `#`, or to the top with the focus on the page's heading,
 * so that a screen reader announces the new page.
 */
export function arrive({ pathname, hash }: { pathname: string; hash: string }): void {
  applyHead(pageHead(pageAt(pathname)))
  const target = hash && document.getElementById(hash)
  if (target) {
    target.scrollIntoView()
    return
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
