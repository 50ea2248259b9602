import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inlineSource } from '../../src/server/http/policy.ts'
import { filesBelow } from './files.ts'

/** A style or script element's attributes and text. */
const element = /<(style|script)\b((?:"[^"]*"|[^">])*)>([\s\S]*?)<\/\1>|<[a-z](?:"[^"]*"|[^">])*>/gi
/** Data, which no policy restricts. */
const data = /^ type="application\/ld\+json"$/

/**
 * The hash sources of the style sheets in the pages below `dir`. Throws an Error with page and
 * element for inline scripts, event handlers and style attributes.
 */
export function styleSources(dir: string): string[] {
  const sources = new Set<string>()
  const faults: string[] = []
  for (const page of filesBelow(dir).filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(join(dir, page), 'utf8')
    for (const [whole, name, attributes = '', text = ''] of html.matchAll(element)) {
      const start = whole.slice(0, whole.length - text.length)
      if (/\s(?:style|on[a-z]+)\s*=/i.test(start.replace(/="[^"]*"/g, '=')))
        faults.push(`${page}: ${start.slice(0, 200)}`)
      if (name?.toLowerCase() === 'style') sources.add(inlineSource(text))
      if (name?.toLowerCase() === 'script' && text.trim() !== '' && !data.test(attributes))
        faults.push(`${page}: <script${attributes}>${text.trim().slice(0, 80)}`)
    }
  }
  if (faults.length > 0)
    throw new Error(`The content security policy forbids:\n  ${faults.join('\n  ')}`)
  return [...sources].sort()
}
