/** Attributes that a visitor or a screen reader reads. */
const SPOKEN =
  /\s(?:alt|title|placeholder|aria-label|aria-description|aria-roledescription|aria-valuetext)="([^"]*)"/g
const TOLD =
  /<meta (?:name|property)="(?:description|og:title|og:description|og:site_name|og:image:alt)" content="([^"]*)"/g
const DATA = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g
/** Properties of structured data that hold words for people. */
const WORDS = new Set(
  'name alternateName legalName description jobTitle knowsAbout streetAddress addressLocality addressRegion text'.split(
    ' ',
  ),
)

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_all, name: string) => entities[name] ?? '')

/** Everything in a page that a visitor reads or hears, a search engine and a shared link included. */
export function wordsOf(html: string): string[] {
  const silent = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<!--[\s\S]*?-->/g, '')
  const data = [...html.matchAll(DATA)].flatMap(([, json]) => spokenIn(JSON.parse(json ?? '')))
  const attributes = [SPOKEN, TOLD].flatMap((each) =>
    [...html.matchAll(each)].map((match) => match[1] ?? ''),
  )
  const texts = silent.split(/<[^>]*>/)
  return [...texts, ...attributes, ...data].map((text) => decoded(text).trim()).filter(Boolean)
}

function spokenIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return WORDS.has(key) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    spokenIn(part, Array.isArray(value) ? key : name),
  )
}

/**
 * Words of a page in the generated language that were never translated: in that language
 * no plain vowel and no Turkish letter is left. `kept` are values that are no texts, such
 * as addresses for mail.
 */
export function untranslated(html: string, kept: readonly string[]): string[] {
  return wordsOf(html).filter((words) => {
    const rest = kept.reduce((text, value) => text.replaceAll(value, ''), words)
    return /[aeiouçğışöüâîûİ]/iu.test(rest)
  })
}
