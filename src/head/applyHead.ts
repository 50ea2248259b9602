import type { PageHead } from './pageHead'

/**
 * Brings the document's head up to date after a navigation in the browser.
 * Structured data stays as delivered: crawlers read the prerendered file.
 */
export function applyHead(head: PageHead): void {
  document.title = head.title
  document.querySelector('meta[name="description"]')?.setAttribute('content', head.description)
  const canonical = document.querySelector('link[rel="canonical"]')
  if (head.canonical) canonical?.setAttribute('href', head.canonical)
}
