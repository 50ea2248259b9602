import { languageName, message } from '../messages.ts'
import type { Change } from './change.ts'
import { isJump } from './compare.ts'
import type { PageChange } from './pageChanges.ts'
import type { MediaChange, SiteChange } from './siteChange.ts'

/** Lines per file; a rewritten file is easier to read in the diff view. */
const MOST = 60

/** The change report as Markdown; every value is escaped. */
export function changeReport({
  files,
  media,
  pages,
  unread,
  pageLanguages,
  languages,
}: SiteChange): string {
  const title = `## ${message('change.title', {})}`
  if (files.length + media.length + unread.length === 0)
    return `${title}\n\n${message('change.nothing', {})}\n`
  const parts = [title]
  const jumps = files.flatMap(({ changes }) => changes.filter(isJump))
  if (jumps.length > 0) {
    parts.push(`### ⚠ ${message('change.jumps', {})}`, listOf(jumps.map(lineOf)))
  }
  for (const { file, title, changes } of files) {
    const lines = changes.slice(0, MOST).map(lineOf)
    if (changes.length > MOST) lines.push(message('change.more', { count: changes.length - MOST }))
    parts.push(`### ${escaped(title)} (\`${file}\`)`, listOf(lines))
  }
  if (unread.length > 0) {
    parts.push(`### ${message('change.unread', {})}`, listOf(unread.map((file) => `\`${file}\``)))
  }
  if (media.length > 0)
    parts.push(`### ${message('change.media', {})}`, listOf(media.map(mediaLine)))
  if (pages.length > 0) parts.push(`### ${message('change.pages', {})}`, listOf(pages.map(escaped)))
  const moves = pageLanguages.filter(({ isOwn }) => isOwn).flatMap(movesOf)
  if (moves.length > 0) parts.push(`### ${message('change.addresses', {})}`, listOf(moves))
  const further = pageLanguages.filter(({ isOwn }) => !isOwn)
  for (const language of new Set([...further, ...languages].map((each) => each.language))) {
    parts.push(`### ${message('change.language', { language: languageName(language) })}`)
    const isMeant = (each: { language: string }) => each.language === language
    const [pagesThere, texts] = [further.find(isMeant), languages.find(isMeant)]
    if (pagesThere) parts.push(listOf(pagesIn(pagesThere)))
    for (const [code, some = []] of [
      ['change.stale', texts?.stale],
      ['change.omitted', texts?.omitted],
    ] as const)
      if (some.length > 0)
        parts.push(message(code, { count: some.length }), listOf(some.slice(0, MOST).map(escaped)))
  }
  return `${parts.join('\n\n')}\n`
}

const listOf = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n')

const mediaLine = ({ name, kind }: MediaChange) =>
  message('change.file', { name: escaped(name), context: kind })

/** What happens to the pages of a further language. */
function pagesIn(change: PageChange): string[] {
  const { whole, touched } = change
  const pages = touched.map(escaped).join(', ')
  return [
    ...(whole ? [message('change.whole', { context: whole })] : []),
    ...movesOf(change),
    ...(touched.length > 0 ? [message('change.touched', { pages })] : []),
  ]
}

const movesOf = ({ moves }: PageChange): string[] =>
  moves.map(({ title, before = '', after = '', redirects }) => {
    const kind = before === '' ? 'opened' : after === '' ? 'closed' : 'moved'
    const [page, old, now] = [title, before, after].map(escaped) as [string, string, string]
    const context = redirects ? 'redirected' : kind
    return message('change.page', { page, before: old, after: now, context })
  })

function lineOf(change: Change): string {
  const { kind, place, title, before, after } = change
  const lead = place.map((part) => `${escaped(part)}: `).join('')
  const name = escaped(title)
  const flag = isJump(change) ? '⚠ ' : ''
  const value = (text: string | undefined, sign = '') =>
    text === undefined ? '' : `${sign} ${escaped(text)}`
  if (kind === 'added')
    return `${flag}${lead}${message('change.added', { name })}${value(after, ':')}`
  if (kind === 'removed')
    return `${flag}${lead}${message('change.removed', { name })}${value(before, ':')}`
  if (kind === 'moved')
    return `${flag}${lead}${message('change.moved', { name: `${name}${value(after)}` })}`
  const now = before === undefined ? value(after) : `${value(before)} → ${escaped(after ?? '')}`
  // Without a title the colon is followed by the value.
  return `${flag}${lead}${name}${name === '' ? now.trimStart() : now}${growthOf(change)}`
}

function growthOf({ growth }: Change): string {
  if (growth === undefined) return ''
  return ` (${message(growth > 0 ? 'change.rise' : 'change.fall', { share: Math.abs(growth) })})`
}

/** Escapes Markdown, HTML, mentions and line breaks. */
const escaped = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/@/g, '&#64;')
    .replace(/[\\`*_[\]#|~]/g, '\\$&')
