import { leavesOf, memberAt, recordsAt, valueAt } from './jsonPath.ts'
import type { MessageArgs } from './messages.gen.ts'
import { languageName, message } from './messages.ts'
import { publishedKinds } from './pageSections.ts'
import { positionOf, valueRange } from './position.ts'
import { recordLabel } from './recordLabel.ts'
import { titleAt } from './schema/node.ts'
import { anyOf, anyOfIn } from './synonyms.ts'
import type { Doc, Leaf, Path } from './types.ts'

/** A task of the owner before the site goes live. */
export type Task = {
  /** Blocks publication while open. */
  blocks: boolean
  group: (typeof GROUPS)[number]
  /** Path from the root with line, or the name of a setting. */
  place: string
  text: string
}

const GROUPS = ['sample', 'copied', 'foreign', 'host', 'languages', 'words', 'sections'] as const

/** The owner's tasks before the site goes live. */
export function publishTasks(
  docs: ReadonlyMap<string, Doc>,
  env: Record<string, string | undefined>,
): Task[] {
  return [
    ...sampleTasks(docs.values()),
    ...hostTasks(env),
    ...languageTasks(docs),
    ...riskyWordTasks(docs.values()),
    ...sectionTasks(docs),
  ]
}

/** The list as Markdown that reads well on a terminal too. */
export function tasksReport(tasks: readonly Task[]): string {
  const parts = GROUPS.flatMap((group) => {
    const own = tasks.filter((task) => task.group === group)
    if (own.length === 0) return []
    const heading = message('publish.group', { context: group })
    return [
      `### ${heading}\n\n${own.map(({ place, text }) => `- [ ] ${place}: ${text}`).join('\n')}`,
    ]
  })
  const blocking = tasks.filter(({ blocks }) => blocks).length
  const verdict =
    blocking > 0 ? message('publish.left', { count: blocking }) : message('publish.done', {})
  return [`## ${message('publish.title', {})}`, ...parts, verdict].join('\n\n')
}

/** A number that ends in seven zeros. */
const SAMPLE_PHONE = /^\+[\d ]+(?:0 ?){7}$/

/** An address without a path, such as that of a network instead of an account. */
const BARE_HOST = /^https:\/\/[^/?#]+\/?$/

const SAMPLE_WORD = new RegExp(`(?<!\\p{L})${anyOf('sample')}(?!\\p{L})`, 'u')

type Sample = MessageArgs['publish.sample']['context']

const matches = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value)

/** How to recognise sample facts, by kind. */
const signs: readonly [Sample, (leaf: Leaf) => boolean][] = [
  ['record', ({ path, value }) => path.at(-1) === 'sample' && value === true],
  ['address', ({ value }) => matches(value, /\.example\b/)],
  ['phone', ({ value }) => matches(value, SAMPLE_PHONE)],
  ['account', ({ path, value }) => path[0] === 'social' && matches(value, BARE_HOST)],
  ['text', ({ value }) => matches(value, SAMPLE_WORD)],
]

/** Sample facts that are still in the content. */
function sampleTasks(docs: Iterable<Doc>): Task[] {
  const contents = [...docs].filter(({ role }) => role.kind === 'content')
  return contents.flatMap((doc) =>
    [...leavesOf(doc)].flatMap((leaf): Task[] => {
      const context = signs.find(([, isSample]) => isSample(leaf))?.[0]
      if (!context) return []
      const about = [labelOf(doc, leaf.path), titleAt(doc.schema, leaf.path)].filter(Boolean)
      const text = `${about.join(', ')}: ${message('publish.sample', { context })}`
      return [{ blocks: true, group: 'sample', place: placeOf(doc, leaf.path), text }]
    }),
  )
}

export const placeOf = (doc: Doc, path: Path) =>
  `${doc.file}:${positionOf(doc.text, valueRange(doc, path).offset).line}`

export const labelOf = (doc: Doc, path: Path) =>
  recordLabel({ ...doc, doc }, { path, range: valueRange(doc, path) })

const ORIGIN = /^https:\/\/[a-z0-9.-]+(?::\d+)?$/i

/** Static hosts (`SITE_HOSTING=static`) have no endpoint, so its address must be built in. */
function hostTasks(env: Record<string, string | undefined>): Task[] {
  const host = env.VITE_API_HOST ?? ''
  const task = (text: string): Task[] => [
    { blocks: true, group: 'host', place: 'VITE_API_HOST', text },
  ]
  if (host !== '' && !ORIGIN.test(host)) return task(message('publish.host-address', {}))
  if (host === '' && env.SITE_HOSTING === 'static') return task(message('publish.host-empty', {}))
  return []
}

/** The optional fields of a language in site.json. */
type Language = { [Field in 'code' | 'abroad' | 'certificate' | 'reviewed' | 'eu']?: unknown }

type Lack = MessageArgs['publish.language']['context']

/**
 * Legal duties before a translation is published: for patients from abroad a certificate of
 * authorisation (Official Gazette 32882 of 26.04.2025) and a native reader's approval; for the
 * European Union its own privacy notice.
 */
function languageTasks(docs: ReadonlyMap<string, Doc>): Task[] {
  const site = docs.get('content/site.json')
  if (!site) return []
  const hasNotice = hasPartsForEurope(docs.get('content/privacy.json'))
  return recordsAt(site.value, ['languages']).flatMap(({ path, record }) => {
    const { code, abroad, certificate, reviewed, eu }: Language = record
    const place = placeOf(site, path)
    const language = languageName(String(code))
    const task = (context: Lack, blocks: boolean): Task => ({
      blocks,
      group: 'languages',
      place,
      text: message('publish.language', { context, language }),
    })
    return [
      ...(abroad && !certificate ? [task('certificate', true)] : []),
      ...(abroad && !reviewed ? [task('abroad', true)] : []),
      ...(!abroad && !reviewed ? [task('reviewed', false)] : []),
      ...(eu && !hasNotice ? [task('notice', true)] : []),
    ]
  })
}

const hasPartsForEurope = (notice: Doc | undefined): boolean =>
  recordsAt(notice?.value, ['sections']).some(({ record }) => memberAt(record, 'eu') === true)

/** Claims that health promotion must not make: superiority, certainty, bargain. */
function claimsIn(language: string): RegExp | undefined {
  const claims = anyOfIn(language, 'claims')
  return claims === undefined ? undefined : new RegExp(`(?<![\\p{L}\\d])${claims}(?!\\p{L})`, 'giu')
}

function riskyWordTasks(docs: Iterable<Doc>): Task[] {
  return [...docs].flatMap((doc) => {
    const claims = claimsIn(doc.role.language)
    if (!claims) return []
    return [...leavesOf(doc)].flatMap(({ path, value, schema }): Task[] => {
      if (typeof value !== 'string' || schema?.enum || schema?.media) return []
      const words = new Set([...value.matchAll(claims)].map(([word]) => `«${word}»`))
      if (words.size === 0) return []
      const about = labelOf(doc, path)
      const text = `${about && `${about}: `}${[...words].join(', ')}`
      return [{ blocks: false, group: 'words', place: placeOf(doc, path), text }]
    })
  })
}

/** Sections under legal scrutiny; each can be switched off. */
const SECTIONS = ['prices', 'testimonials', 'statistics'] as const

function sectionTasks(docs: ReadonlyMap<string, Doc>): Task[] {
  const clinic = docs.get('content/clinic.json')
  if (!clinic) return []
  const shown = publishedKinds(docs)
  return SECTIONS.flatMap((context): Task[] => {
    // Treatments show prices of the list too.
    if (!shown.has(context) && !(context === 'prices' && shown.has('treatment'))) return []
    const path = ['sections', context]
    if (valueAt(clinic.value, path) !== true) return []
    const text = message('publish.section', { context, off: `"${context}": false` })
    return [{ blocks: false, group: 'sections', place: placeOf(clinic, path), text }]
  })
}
