import DE from './countries/DE.json' with { type: 'json' }
import TR from './countries/TR.json' with { type: 'json' }
import { leavesOf, memberAt, valueAt } from './jsonPath.ts'
import { baseOf, message } from './messages.ts'
import { publishedKinds } from './pageSections.ts'
import { patternOf } from './synonyms.ts'
import { isShown, labelOf, placeOf, type Task } from './task.ts'
import type { Doc, Leaf } from './types.ts'

/** A country's legal rules for health sites, each part with its source. */
type CountryRules = {
  /** Claims of superiority, certainty or bargain, by the language of the text. */
  words: { source: string; forbidden: Partial<Record<string, string[]>> }
  /** Sections under scrutiny; each can be switched off. */
  sections: { source: string; restricted: string[] }
  /** Fields of a language that speaks to patients from abroad. */
  abroad?: { source: string; required: string[] }
}

const countries: Record<string, CountryRules> = { DE, TR }

type Docs = ReadonlyMap<string, Doc>

const countryOf = (docs: Docs): string =>
  String(memberAt(docs.get('content/site.json')?.value, 'country') ?? '')

/** The rules of the clinic's country; undefined if there is no file of them. */
export const rulesOf = (docs: Docs): CountryRules | undefined => countries[countryOf(docs)]

/** The owner's review tasks under the law of the country. */
export function countryTasks(docs: Docs): Task[] {
  const rules = rulesOf(docs)
  const site = docs.get('content/site.json')
  if (rules)
    return [...wordTasks(docs, rules), ...sectionTasks(docs, rules), ...identityTasks(docs)]
  if (!site) return []
  const text = message('publish.unchecked', { country: countryOf(docs) })
  const unchecked: Task = {
    blocks: false,
    group: 'country',
    place: placeOf(site, ['country']),
    text,
  }
  return [unchecked, ...identityTasks(docs)]
}

/** The registrations and authorities that a sample of another country could not give. */
function identityTasks(docs: Docs): Task[] {
  const clinic = docs.get('content/clinic.json')
  if (!clinic || memberAt(clinic.value, 'identity')) return []
  const text = message('publish.identity', {})
  return [{ blocks: false, group: 'country', place: placeOf(clinic, []), text }]
}

const wordTasks = (docs: Docs, rules: CountryRules): Task[] =>
  [...docs.values()].flatMap((doc) =>
    leavesOf(doc).flatMap((leaf): Task[] => {
      const words = isShown(doc, leaf.path) ? claimsIn(rules, doc, leaf) : []
      if (words.length === 0) return []
      const about = labelOf(doc, leaf.path)
      const text = `${about && `${about}: `}${words.join(', ')}`
      return [{ blocks: false, group: 'words', place: placeOf(doc, leaf.path), text }]
    }),
  )

/** The claims of a text that the law of the country does not like, in quotes. */
export function claimsIn(rules: CountryRules, { role }: Doc, { value, schema }: Leaf): string[] {
  const listed = rules.words.forbidden[baseOf(role.language)]
  const isCode = schema?.enum || schema?.media || (schema?.pattern && !schema.translate)
  if (!listed || typeof value !== 'string' || isCode) return []
  const claims = new RegExp(`(?<![\\p{L}\\d])${patternOf(listed)}(?!\\p{L})`, 'giu')
  return [...new Set([...value.matchAll(claims)].map(([word]) => `«${word}»`))]
}

/** The sections whose messages exist. */
const SECTIONS = ['prices', 'testimonials', 'statistics'] as const

function sectionTasks(docs: Docs, { sections: { restricted } }: CountryRules): Task[] {
  const clinic = docs.get('content/clinic.json')
  if (!clinic) return []
  const shown = publishedKinds(docs)
  return SECTIONS.filter((each) => restricted.includes(each)).flatMap((context): Task[] => {
    // Treatments show prices of the list too.
    if (!shown.has(context) && !(context === 'prices' && shown.has('treatment'))) return []
    const path = ['sections', context]
    if (valueAt(clinic.value, path) !== true) return []
    const text = message('publish.section', { context, off: `"${context}": false` })
    return [{ blocks: false, group: 'sections', place: placeOf(clinic, path), text }]
  })
}
