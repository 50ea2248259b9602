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
 * After every route change, back and forward included: title first, then the
 * top of the page (or the target of `#`), then focus on the page's heading, so
 * that a screen reader announces the new page. The first page is left alone.
 */
export function followRouteChanges(router: AnyRouter): void {
  history.scrollRestoration = 'manual'
  let shown = location.pathname
  router.subscribe('onRendered', ({ fromLocation, toLocation, hrefChanged }) => {
    if (!fromLocation || !hrefChanged) return
    const pageChanged = toLocation.pathname !== shown
    shown = toLocation.pathname
    if (pageChanged) applyHead(pageHead(pageAt(toLocation.pathname)))
    const target = toLocation.hash ? document.getElementById(toLocation.hash) : null
    if (target) target.scrollIntoView({ behavior: 'instant' })
    else scrollTo({ top: 0, behavior: 'instant' })
    if (pageChanged && !target) {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    }
  })
}
