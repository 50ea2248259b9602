import type { PageHead } from '../../content/siteData'

/** Updates title, description, canonical and robots; crawlers read the rest from the document. */
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

/** The matching tag in the head, created if missing. */
function tag(name: 'meta' | 'link', attribute: string, value: string): Element {
  const found = document.head.querySelector(`${name}[${attribute}="${value}"]`)
  if (found) return found
  const made = document.createElement(name)
  made.setAttribute(attribute, value)
  document.head.append(made)
  return made
}
