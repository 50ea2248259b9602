import { countries } from '../shared/country/countries.ts'
import { contradictedCounters } from './counters.ts'
import { countryTasks, rulesOf } from './countryTasks.ts'
import { foreignTasks } from './foreignTexts.ts'
import { leavesOf, memberAt, recordsAt } from './jsonPath.ts'
import type { MessageArgs } from './messages.gen.ts'
import { languageName, message } from './messages.ts'
import { professionTasks } from './professionTasks.ts'
import { titleAt } from './schema/node.ts'
import { anyOf } from './synonyms.ts'
import { GROUPS, labelOf, placeOf, type Task } from './task.ts'
import type { Doc, Leaf } from './types.ts'

/** The owner's tasks before the site goes live. */
export function publishTasks(
  docs: ReadonlyMap<string, Doc>,
  env: Record<string, string | undefined>,
): Task[] {
  return [
    ...sampleTasks(docs.values()),
    ...hostTasks(env),
    ...languageTasks(docs),
    ...professionTasks(docs),
    ...countryTasks(docs),
    ...foreignTasks(docs.values()),
    ...contradictionTasks(docs),
  ]
}

/** The list as Markdown that reads well on a terminal too. */
export function tasksReport(tasks: readonly Task[]): string {
  const parts = GROUPS.flatMap((group) => {
    const own = tasks.filter((task) => task.group === group)
    if (own.length === 0) return []
    const heading = message('publish.group', { context: group })
    return [`### ${heading}\n\n${own.map(lineOf).join('\n')}`]
  })
  const needed = tasks.filter(({ blocks }) => blocks).length
  const advised = tasks.length - needed
  const verdict = [
    needed > 0 ? message('publish.left', { count: needed }) : message('publish.done', {}),
    ...(advised > 0 ? [message('publish.advised', { count: advised })] : []),
  ]
  return [`## ${message('publish.title', {})}`, ...parts, verdict.join(' ')].join('\n\n')
}

const lineOf = ({ blocks, place, text }: Task): string =>
  `- [ ] ${place}: ${blocks ? text : message('publish.advice', { text })}`

/** A number that ends in seven zeros, or an example of a country. */
const SAMPLE_PHONE = new RegExp(
  `^(?:\\+[\\d ]+(?:0 ?){7}|${Object.values(countries)
    .map(({ landline, mobile }) => `\\${landline}|\\${mobile}`)
    .join('|')})$`,
)

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
    leavesOf(doc).flatMap((leaf): Task[] => {
      const context = signs.find(([, isSample]) => isSample(leaf))?.[0]
      if (!context) return []
      const about = [labelOf(doc, leaf.path), titleAt(doc.schema, leaf.path)].filter(Boolean)
      const text = `${about.join(', ')}: ${message('publish.sample', { context })}`
      return [{ blocks: true, group: 'sample', place: placeOf(doc, leaf.path), text }]
    }),
  )
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

/** The optional fields of a language in site.json. */
type Language = { [Field in 'code' | 'abroad' | 'certificate' | 'reviewed' | 'eu']?: unknown }

type Lack = MessageArgs['publish.language']['context']

/**
 * Legal duties before a translation is published: for patients from abroad what the country
 * requires and a native reader's approval; for the European Union its own privacy notice.
 */
function languageTasks(docs: ReadonlyMap<string, Doc>): Task[] {
  const site = docs.get('content/site.json')
  if (!site) return []
  const needsCertificate = rulesOf(docs)?.abroad?.required.includes('certificate') ?? false
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
      ...(needsCertificate && abroad && !certificate ? [task('certificate', true)] : []),
      ...(abroad && !reviewed ? [task('abroad', true)] : []),
      ...(!abroad && !reviewed ? [task('reviewed', false)] : []),
      ...(eu && !hasNotice ? [task('notice', true)] : []),
    ]
  })
}

const hasPartsForEurope = (notice: Doc | undefined): boolean =>
  recordsAt(notice?.value, ['sections']).some(({ record }) => memberAt(record, 'eu') === true)

/** Counters that promise more than the pages show: three doctors beside two profiles. */
const contradictionTasks = (docs: ReadonlyMap<string, Doc>): Task[] =>
  contradictedCounters(docs).map(({ doc, path, words }) => {
    const text = message('warn.counter', words)
    return { blocks: false, group: 'contradictions', place: placeOf(doc, path), text }
  })
