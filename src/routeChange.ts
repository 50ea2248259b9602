import type { AnyRouter } from '@tanstack/react-router'
import { applyHead } from './head/applyHead'
import { pageHead } from './head/pageHead'
import { publishedPages } from './routes/pages'
import { canonicalPath, paths } from './routes/paths'

const pageAt = (pathname: string) => {
  const path = canonicalPath(pathname)
  return publishedPages.find((page) => paths[page] === path) ?? 'notFound'
}

/**
 * After every route change, back and forward included: title first, then focus
 * on the page's heading, so that a screen reader announces the new page. The
 * router has by then scrolled to the top or to the target of `#`; `manual`
 * keeps the browser from going back to where the visitor once was.
 * The first page is left alone.
 */
export function followRouteChanges(router: AnyRouter): void {
  history.scrollRestoration = 'manual'
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    applyHead(pageHead(pageAt(toLocation.pathname)))
    if (toLocation.hash && document.getElementById(toLocation.hash)) return
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  })
}
