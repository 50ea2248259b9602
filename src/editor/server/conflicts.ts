import { utf8 } from '../../validation/media/bytes'
import type { FileTree } from '../../validation/types'
import type { Collision, VersionRow } from '../contract/contract'
import type { ChangeLine } from '../contract/siteChange'
import { applyChange } from './applyChange'
import { nameOf } from './changedPaths'
import type { Bytes, Conflict } from './rebase'
import type { SiteTools } from './siteTools'

/** The site with one file replaced. */
type Overlay = (file: string, bytes: Bytes) => Promise<FileTree>

/** One side's changes: the file's title, a line per field. */
type SideChange = { title: string; lines: ChangeLine[] }

/** A conflict in the clinic's words; `overlay` puts a file onto the common base. */
export async function describeConflict(
  tools: SiteTools,
  overlay: Overlay,
  conflict: Conflict,
): Promise<Collision> {
  const { file, changed, sides } = conflict
  const [site, draft] = [sideOf(conflict, 'site'), sideOf(conflict, 'draft')]
  const changesBetween = async (from: Bytes, to: Bytes) =>
    sideChangeOf(file, tools.compare(await overlay(file, from), await overlay(file, to)))
  const [theirs, mine] = [
    await changesBetween(sides.base, site),
    await changesBetween(sides.base, draft),
  ]
  // Both added it: compare one with the other.
  const isNew = (lines: ChangeLine[]) => lines.length > 0 && lines.every(isAddition)
  const rows =
    isNew(theirs.lines) && isNew(mine.lines)
      ? againstEachOther((await changesBetween(site, draft)).lines)
      : sideBySide(theirs.lines, mine.lines)
  const all = [...theirs.lines, ...mine.lines]
  const name = commonStart(
    all.map((line) => (isWhole(line) ? [...line.place, line.title] : line.place)),
  )
  return {
    file,
    place: nameOf(changed),
    title: [theirs.title || mine.title, ...name],
    rows: rows.map(({ lead, ...row }) => ({
      ...row,
      title: [...lead.slice(name.length), row.title].filter(Boolean).join(': '),
    })),
  }
}

/** The base with the conflicting path from one side. */
function sideOf({ sides, changed }: Conflict, side: 'site' | 'draft'): Bytes {
  const [base, own] = [sides.base, sides[side]]
  if (!base || !own) return own
  const text = applyChange(utf8(base), utf8(own), changed)
  return text === undefined ? own : new TextEncoder().encode(text)
}

function sideChangeOf(
  file: string,
  { files, media }: ReturnType<SiteTools['compare']>,
): SideChange {
  const [changed] = files
  if (changed) return { title: changed.title, lines: changed.changes }
  const lines = media.map(({ name, kind }) => ({ kind, place: [], title: name }))
  return { title: lines.length > 0 ? '' : file, lines }
}

/** A line for a whole added or removed record. */
const isWhole = ({ kind, before, after }: ChangeLine) =>
  (kind === 'added' || kind === 'removed') && before === undefined && after === undefined

const isAddition = (line: ChangeLine) => line.kind === 'added' && isWhole(line)

type Row = VersionRow & { lead: string[] }

function sideBySide(theirs: ChangeLine[], mine: ChangeLine[]): Row[] {
  const rows = new Map<string, Row>()
  const gone = { site: theirs.find(isRemoval), draft: mine.find(isRemoval) }
  for (const [side, lines] of [
    ['site', theirs],
    ['draft', mine],
  ] as const)
    for (const line of lines) {
      // A removed record has no fields; the other side's lines show them.
      if (gone[side] && (side === 'site' ? mine : theirs).length > 0) continue
      const key = JSON.stringify([line.place, line.title])
      const row = rows.get(key) ?? {
        title: line.title,
        lead: line.place,
        ...(line.before !== undefined && { was: line.before }),
        ...(gone.site && { site: gone.site }),
        ...(gone.draft && { draft: gone.draft }),
      }
      rows.set(key, { ...row, [side]: line })
    }
  return [...rows.values()]
}

const isRemoval = (line: ChangeLine) => line.kind === 'removed' && isWhole(line)

const againstEachOther = (lines: ChangeLine[]): Row[] =>
  lines.map((line) => ({
    title: line.title,
    lead: line.place,
    site: { ...line, after: line.before },
    draft: line,
  }))

function commonStart([first = [], ...others]: string[][]): string[] {
  const end = first.findIndex((name, at) => others.some((place) => place[at] !== name))
  return end === -1 ? first : first.slice(0, end)
}
