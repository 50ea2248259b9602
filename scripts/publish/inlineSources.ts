import { inlineSource } from '../../src/server/http/policy.ts'

/** A style or script element's attributes and text. */
const element = /<(style|script)\b((?:"[^"]*"|[^">])*)>([\s\S]*?)<\/\1>|<[a-z](?:"[^"]*"|[^">])*>/gi
/** Data, which no policy restricts. */
const data = /^ type="application\/ld\+json"$/

/**
 * The hash sources of a page's style sheets. Throws an Error with page and element for inline
 * scripts, event handlers and style attributes.
 */
export function styleSources(html: string, page: string): string[] {
  const sources = new Set<string>()
  const faults: string[] = []
  for (const [whole, name, attributes = '', text = ''] of html.matchAll(element)) {
    const start = whole.slice(0, whole.length - text.length)
    if (/\s(?:style|on[a-z]+)\s*=/i.test(start.replace(/="[^"]*"/g, '=')))
      faults.push(`${page}: ${start.slice(0, 200)}`)
    if (name?.toLowerCase() === 'style') sources.add(inlineSource(text))
    if (name?.toLowerCase() === 'script' && text.trim() !== '' && !data.test(attributes))
      faults.push(`${page}: <script${attributes}>${text.trim().slice(0, 80)}`)
  }
  if (faults.length > 0)
    throw new Error(`The content security policy forbids:\n  ${faults.join('\n  ')}`)
  return [...sources]
}
