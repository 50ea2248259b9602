import { leavesOf, recordsAt, valueAt } from './jsonPath.ts'
import type { MessageArgs } from './messages.gen.ts'
import { languageName, message } from './messages.ts'
import { positionOf, valueRange } from './position.ts'
import { recordLabel } from './recordLabel.ts'
import { titleAt } from './schema/node.ts'
import { anyOf, anyOfIn } from './synonyms.ts'
import type { Doc, Leaf } from './types.ts'

/** A task of the owner before the site goes live. */
export type Task = {
  /** Blocks publication while open. */
  blocks: boolean
  group: 'sample' | 'host' | 'languages' | 'words' | 'sections'
  /** Path from the root with line, or the name of a setting. */
  place: string
  text: string
}

const GROUPS: readonly Task['group'][] = ['sample', 'host', 'languages', 'words', 'sections']

/** The owner's list before the site goes live, what blocks first. */
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
    return [`### ${heading}\n\n${own.map(({ place, text }) => `- ${place}: ${text}`).join('\n')}`]
  })
  const blocking = tasks.filter(({ blocks }) => blocks).length
  const verdict =
    blocking > 0 ? message('publish.left', { count: blocking }) : message('publish.done', {})
  return [`## ${message('publish.title', {})}`, ...parts, verdict].join('\n\n')
}

/** Zeros to the end, as no number in use has them. */
const SAMPLE_PHONE = /^\+[\d ]+(?:0 ?){7}$/

const SAMPLE_WORD = new RegExp(`(?<!\\p{L})${anyOf('sample')}(?!\\p{L})`, 'u')

/** How to recognise sample facts. */
const signs: readonly {
  found: (leaf: Leaf) => boolean
  kind: MessageArgs['publish.sample']['context']
}[] = [
  {
    found: ({ path, value }) => path.at(-1) === 'sample' && value === true,
    kind: 'record',
  },
  {
    found: ({ value }) => typeof value === 'string' && /\.example\b/.test(value),
    kind: 'address',
  },
  {
    found: ({ value }) => typeof value === 'string' && SAMPLE_PHONE.test(value),
    kind: 'phone',
  },
  {
    found: ({ path, value }) =>
      path[0] === 'social' && typeof value === 'string' && /^https:\/\/[^/?#]+\/?$/.test(value),
    kind: 'account',
  },
  {
    found: ({ value }) => typeof value === 'string' && SAMPLE_WORD.test(value),
    kind: 'text',
  },
]

/** Sample facts that are still in the content. */
function sampleTasks(docs: Iterable<Doc>): Task[] {
  const tasks: Task[] = []
  for (const doc of docs) {
    if (doc.role.kind !== 'content') continue
    for (const leaf of leavesOf(doc)) {
      const sign = signs.find(({ found }) => found(leaf))
      if (!sign) continue
      const { offset, length } = valueRange(doc, leaf.path)
      const about = recordLabel({ ...doc, doc }, { path: leaf.path, range: { offset, length } })
      const title = titleAt(doc.schema, leaf.path)
      tasks.push({
        blocks: true,
        group: 'sample',
        place: `${doc.file}:${positionOf(doc.text, offset).line}`,
        text: `${[about, title].filter(Boolean).join(', ')}: ${message('publish.sample', { context: sign.kind })}`,
      })
    }
  }
  return tasks
}

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

const SITE = 'content/site.json'
const NOTICE = 'content/privacy.json'

/** The optional fields of a language in site.json and of a part in privacy.json. */
type Language = { [Field in 'code' | 'abroad' | 'certificate' | 'reviewed' | 'eu']?: unknown }
type Part = { eu?: unknown }

type Lack = MessageArgs['publish.language']['context']

/**
 * Legal duties before a translation is published: for patients from abroad a certificate of
 * authorisation (Official Gazette 32882 of 26.04.2025) and a native reader's approval; for the
 * European Union its own privacy notice.
 */
function languageTasks(docs: ReadonlyMap<string, Doc>): Task[] {
  const site = docs.get(SITE)
  if (!site) return []
  return recordsAt(site.value, ['languages']).flatMap(({ path, record }) => {
    const { code, abroad, certificate, reviewed, eu }: Language = record
    const { line } = positionOf(site.text, valueRange(site, path).offset)
    const language = languageName(String(code))
    const task = (context: Lack, blocks: boolean): Task => ({
      blocks,
      group: 'languages',
      place: `${SITE}:${line}`,
      text: message('publish.language', { context, language }),
    })
    return [
      ...(abroad && !certificate ? [task('certificate', true)] : []),
      ...(abroad && !reviewed ? [task('abroad', true)] : []),
      ...(!abroad && !reviewed ? [task('reviewed', false)] : []),
      ...(eu && !hasPartsForEurope(docs.get(NOTICE)) ? [task('notice', true)] : []),
    ]
  })
}

const hasPartsForEurope = (notice: Doc | undefined): boolean =>
  recordsAt(notice?.value, ['sections']).some(({ record }) => (record as Part).eu === true)

/** Claims that health promotion must not make: superiority, certainty, bargain. */
function claimsIn(language: string): RegExp | undefined {
  const claims = anyOfIn(language, 'claims')
  return claims === undefined ? undefined : new RegExp(`(?<![\\p{L}\\d])${claims}(?!\\p{L})`, 'giu')
}

function riskyWordTasks(docs: Iterable<Doc>): Task[] {
  const tasks: Task[] = []
  for (const doc of docs) {
    const claims = claimsIn(doc.role.language)
    if (!claims) continue
    for (const { path, value, schema } of leavesOf(doc)) {
      if (typeof value !== 'string' || schema?.enum || schema?.media) continue
      const words = [...new Set([...value.matchAll(claims)].map(([word]) => word))]
      if (words.length === 0) continue
      const range = valueRange(doc, path)
      const about = recordLabel({ ...doc, doc }, { path, range })
      const quoted = words.map((word) => `«${word}»`).join(', ')
      tasks.push({
        blocks: false,
        group: 'words',
        place: `${doc.file}:${positionOf(doc.text, range.offset).line}`,
        text: `${about && `${about}: `}${quoted}`,
      })
    }
  }
  return tasks
}

const CLINIC = 'content/clinic.json'

/** Sections under legal scrutiny; each can be switched off. */
const SECTIONS = ['prices', 'testimonials', 'statistics'] as const

function sectionTasks(docs: ReadonlyMap<string, Doc>): Task[] {
  const clinic = docs.get(CLINIC)
  if (!clinic) return []
  return SECTIONS.flatMap((name) => {
    const path = ['sections', name]
    if (valueAt(clinic.value, path) !== true) return []
    const { line } = positionOf(clinic.text, valueRange(clinic, path).offset)
    const place = `${CLINIC}:${line}`
    return [
      {
        blocks: false,
        group: 'sections',
        place,
        text: message('publish.section', { context: name, off: `"${name}": false` }),
      },
    ]
  })
}
