import type { Change } from './change.ts'
import { isJump } from './change.ts'
import type { MediaChange, SiteChange } from './siteChange.ts'

/** So many lines are told for one file; a rewritten file is better read in the change view. */
const MOST = 60

const percent = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 })

const MEDIA = { added: 'eklendi', removed: 'silindi', changed: 'değişti' }

/** What a change does to the site, as Markdown; every value is escaped, none is markup. */
export function changeReport({ files, media, pages, unread }: SiteChange): string {
  const parts: string[] = ['## Bu değişiklik sitede ne yapar?']
  if (files.length === 0 && media.length === 0 && unread.length === 0) {
    return `${parts[0]}\n\nSitede görünen hiçbir şey değişmiyor.\n`
  }
  const jumps = files.flatMap(({ changes }) => changes.filter(isJump))
  if (jumps.length > 0) {
    parts.push('### ⚠ Yarısı kadar ya da daha çok değişen sayılar', listOf(jumps.map(lineOf)))
  }
  for (const { file, title, changes } of files) {
    const told = changes.slice(0, MOST).map(lineOf)
    if (changes.length > MOST) told.push(`… ve ${changes.length - MOST} değişiklik daha`)
    parts.push(`### ${escaped(title)} (\`${file}\`)`, listOf(told))
  }
  if (unread.length > 0) {
    parts.push('### Karşılaştırılamayan dosyalar', listOf(unread.map((file) => `\`${file}\``)))
  }
  if (media.length > 0) parts.push('### Resim ve videolar', listOf(media.map(mediaLine)))
  if (pages.length > 0) parts.push('### Etkilenen sayfalar', listOf(pages.map(escaped)))
  return `${parts.join('\n\n')}\n`
}

const listOf = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n')

const mediaLine = ({ name, kind }: MediaChange) => `${escaped(name)}: ${MEDIA[kind]}`

function lineOf(change: Change): string {
  const { kind, place, title, before, after } = change
  const lead = place.map((part) => `${escaped(part)}: `).join('')
  const name = escaped(title)
  const flag = isJump(change) ? '⚠ ' : ''
  const value = (text: string | undefined) => (text === undefined ? '' : ` ${escaped(text)}`)
  if (kind === 'added')
    return `${flag}${lead}${name} eklendi${after === undefined ? '' : `:${value(after)}`}`
  if (kind === 'removed')
    return `${flag}${lead}${name} silindi${before === undefined ? '' : `:${value(before)}`}`
  if (kind === 'moved') return `${flag}${lead}${name}${value(after)} başka bir sıraya alındı`
  return `${flag}${lead}${name}${value(before)} → ${escaped(after ?? '')}${growthOf(change)}`
}

function growthOf({ growth }: Change): string {
  if (growth === undefined) return ''
  return ` (%${percent.format(Math.abs(growth) * 100)} ${growth > 0 ? 'artış' : 'azalış'})`
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
