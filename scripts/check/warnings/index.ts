import type { Change } from '../changes/change.ts'
import { isJump } from '../changes/change.ts'
import { fault } from '../fault.ts'
import { valueRange, writtenAt } from '../position.ts'
import type { Doc, Fault } from '../types.ts'
import { doubtfulDates } from './doubtful-dates.ts'
import { joinedItems } from './joined-items.ts'
import { longNames } from './long-names.ts'
import { pastDays } from './past-days.ts'
import { sameNames } from './same-names.ts'
import { widePrices } from './wide-prices.ts'

/** What an editor may well mean, but should look at again. Nothing here stops the site. */
const warnings: readonly ((doc: Doc) => Iterable<Fault>)[] = [
  widePrices,
  sameNames,
  doubtfulDates,
  pastDays,
  joinedItems,
  longNames,
]

export function warningsOf(docs: Iterable<Doc>): Fault[] {
  return [...docs].flatMap((doc) => warnings.flatMap((check) => [...check(doc)]))
}

/** Figures that are half as much again as they were, or half of it. */
export function jumpWarnings(docs: ReadonlyMap<string, Doc>, changes: Iterable<Change>): Fault[] {
  return [...changes].filter(isJump).flatMap(({ file, path, title, before = '', growth = 0 }) => {
    const doc = docs.get(file)
    if (!doc) return []
    const range = valueRange(doc, path)
    const share = Math.abs(growth)
    const written = writtenAt(doc.text, range)
    return [
      growth > 0
        ? fault('warn.rise', { title, share, before }, file, range, { path, written })
        : fault('warn.fall', { title, share, before }, file, range, { path, written }),
    ]
  })
}
