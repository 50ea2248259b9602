import { say } from '../language.ts'
import type { Change } from './change.ts'
import { isJump } from './change.ts'
import type { MediaChange, SiteChange } from './siteChange.ts'

/** So many lines are told for one file; a rewritten file is better read in the change view. */
const MOST = 60

/** What a change does to the site, as Markdown; every value is escaped, none is markup. */
export function changeReport({ files, media, pages, unread }: SiteChange): string {
  const parts: string[] = [`## ${say('change.title', {})}`]
  if (files.length === 0 && media.length === 0 && unread.length === 0) {
    return `${parts[0]}\n\n${say('change.nothing', {})}\n`
  }
  const jumps = files.flatMap(({ changes }) => changes.filter(isJump))
  if (jumps.length > 0) {
    parts.push(`### ⚠ ${say('change.jumps', {})}`, listOf(jumps.map(lineOf)))
  }
  for (const { file, title, changes } of files) {
    const told = changes.slice(0, MOST).map(lineOf)
    if (changes.length > MOST) told.push(say('change.more', { count: changes.length - MOST }))
    parts.push(`### ${escaped(title)} (\`${file}\`)`, listOf(told))
  }
  if (unread.length > 0) {
    parts.push(`### ${say('change.unread', {})}`, listOf(unread.map((file) => `\`${file}\``)))
  }
  if (media.length > 0) parts.push(`### ${say('change.media', {})}`, listOf(media.map(mediaLine)))
  if (pages.length > 0) parts.push(`### ${say('change.pages', {})}`, listOf(pages.map(escaped)))
  return `${parts.join('\n\n')}\n`
}

const listOf = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n')

const mediaLine = ({ name, kind }: MediaChange) =>
  say('change.file', { name: escaped(name), context: kind })

function lineOf(change: Change): string {
  const { kind, place, title, before, after } = change
  const lead = place.map((part) => `${escaped(part)}: `).join('')
  const name = escaped(title)
  const flag = isJump(change) ? '⚠ ' : ''
  const value = (text: string | undefined) => (text === undefined ? '' : ` ${escaped(text)}`)
  if (kind === 'added')
    return `${flag}${lead}${say('change.added', { name })}${after === undefined ? '' : `:${value(after)}`}`
  if (kind === 'removed')
    return `${flag}${lead}${say('change.removed', { name })}${before === undefined ? '' : `:${value(before)}`}`
  if (kind === 'moved')
    return `${flag}${lead}${say('change.moved', { name: `${name}${value(after)}` })}`
  return `${flag}${lead}${name}${value(before)} → ${escaped(after ?? '')}${growthOf(change)}`
}

function growthOf({ growth }: Change): string {
  if (growth === undefined) return ''
  return ` (${say(growth > 0 ? 'change.rise' : 'change.fall', { share: Math.abs(growth) })})`
}

/** Text that reads the same in Markdown: no markup, no mention, no line of its own. */
const escaped = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/@/g, '&#64;')
    .replace(/[\\`*_[\]#|~]/g, '\\$&')
