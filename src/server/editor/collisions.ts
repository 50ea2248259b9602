import type { ChangeLine, Collision, VersionRow } from '../../desk/editor/contract'
import { carried } from './carry'
import type { Contest } from './combine'
import type { Engine, SiteTree } from './engine'
import { type Bytes, textOf } from './merge'
import { nameOf } from './touches'

/** A site with one file of it as it is given. */
type Overlay = (file: string, bytes: Bytes) => Promise<SiteTree>

/** A side's change of a record: the words for its file, and a line for each field. */
type Told = { title: string; lines: ChangeLine[] }

/** What two have changed, in the clinic's words; `overlay` puts a file onto the state both began from. */
export async function collisionOf(
  engine: Engine,
  overlay: Overlay,
  contest: Contest,
): Promise<Collision> {
  const { file, touch, sides } = contest
  const [site, draft] = [sideOf(contest, 'site'), sideOf(contest, 'draft')]
  const told = async (from: Bytes, to: Bytes) =>
    toldOf(file, engine.compare(await overlay(file, from), await overlay(file, to)))
  const [theirs, mine] = [await told(sides.base, site), await told(sides.base, draft)]
  // Where both have added it there is nothing it was: one is told against the other.
  const isNew = (lines: ChangeLine[]) => lines.length > 0 && lines.every(isAddition)
  const rows =
    isNew(theirs.lines) && isNew(mine.lines)
      ? againstEachOther((await told(site, draft)).lines)
      : sideBySide(theirs.lines, mine.lines)
  const all = [...theirs.lines, ...mine.lines]
  const name = commonStart(
    all.map((line) => (isWhole(line) ? [...line.place, line.title] : line.place)),
  )
  return {
    file,
    place: nameOf(touch),
    title: [theirs.title || mine.title, ...name],
    rows: rows.map(({ lead, ...row }) => ({
      ...row,
      title: [...lead.slice(name.length), row.title].join(': '),
    })),
  }
}

/** The file as it was but for the contested place, which is as a side has it. */
function sideOf({ sides, touch }: Contest, side: 'site' | 'draft'): Bytes {
  const [base, own] = [sides.base, sides[side]]
  if (!base || !own) return own
  const text = carried(textOf(base), textOf(own), touch)
  return text === undefined ? own : new TextEncoder().encode(text)
}

function toldOf(file: string, { files, media }: ReturnType<Engine['compare']>): Told {
  const [changed] = files
  if (changed) return { title: changed.title, lines: changed.changes }
  const lines = media.map(({ name, kind }) => ({ kind, place: [], title: name }))
  return { title: lines.length > 0 ? '' : file, lines }
}

/** Of a record as a whole: it came or went. Of a field there is a value that came or went. */
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
      // A record that is gone has no field to be told: the other side's say what it had.
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
