import type { PageHead } from './pageHead'

/**
 * Brings the document's head up to date after a navigation in the browser.
 * Structured data and link previews stay as delivered: whoever reads those
 * reads the prerendered file.
 */
export function applyHead({ title, description, canonical }: PageHead): void {
  document.title = title
  tag('meta', 'name', 'description').setAttribute('content', description)
  if (canonical) {
    tag('link', 'rel', 'canonical').setAttribute('href', canonical)
    document.head.querySelector('meta[name="robots"]')?.remove()
  } else {
    document.head.querySelector('link[rel="canonical"]')?.remove()
    tag('meta', 'name', 'robots').setAttribute('content', 'noindex')
  }
}

/** The head's one tag of that kind; made when it is not there. */
function tag(name: 'meta' | 'link', attribute: string, value: string): Element {
  const found = document.head.querySelector(`${name}[${attribute}="${value}"]`)
  if (found) return found
  const made = document.createElement(name)
  made.setAttribute(attribute, value)
  document.head.append(made)
  return made
}
