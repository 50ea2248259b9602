import { parse } from 'jsonc-parser'
import { isDay } from '../shared/formats/date.ts'
import type { Change } from './changes/change.ts'
import { isJump } from './changes/compare.ts'
import { croppedPictures, misspeltMails, otherProvinces } from './clinicWarnings.ts'
import { contradictedCounters } from './counters.ts'
import { claimsIn, rulesOf } from './countryTasks.ts'
import { diagnosticAt } from './diagnostic.ts'
import { leavesOf, memberAt, recordsAt, valueAt } from './jsonPath.ts'
import { shortened, valueRange, writtenAt } from './position.ts'
import { pricesIn } from './rules/price-order.ts'
import { schemaAt, titleAt } from './schema/node.ts'
import { textWarnings } from './textWarnings.ts'
import { entryWarnings } from './translations/entryWarnings.ts'
import type { Diagnostic, Doc, FileTree, Path } from './types.ts'

/** A check of one file, which may look at the others. */
type Check = (doc: Doc, docs: ReadonlyMap<string, Doc>, tree: FileTree) => Iterable<Diagnostic>

/** Probable mistakes that may be intended. */
const warnings: readonly Check[] = [
  widePrices,
  sameNames,
  doubtfulDates,
  pastDays,
  joinedItems,
  longNames,
  misspeltMails,
  otherProvinces,
  croppedPictures,
  textWarnings,
  entryWarnings,
]

export function warningsOf(docs: ReadonlyMap<string, Doc>, tree: FileTree): Diagnostic[] {
  return [...docs.values()].flatMap((doc) =>
    warnings.flatMap((check) => [...check(doc, docs, tree)]),
  )
}

/** Numbers that changed by half or more, claims, and a chat that keeps the clinic's former number. */
export function changeWarnings(
  docs: ReadonlyMap<string, Doc>,
  changes: readonly Change[],
  clinicBefore = '',
): Diagnostic[] {
  return [
    ...jumps(docs, changes),
    ...claims(docs, changes),
    ...formerNumbers(docs, parse(clinicBefore)),
    ...counters(docs, changes),
  ]
}

/** Counters that promise more than the pages show, where the change is about them or adds or removes records. */
function counters(docs: ReadonlyMap<string, Doc>, changes: readonly Change[]): Diagnostic[] {
  const isAbout = ({ file, path, kind }: Change, list: string, at: Path) =>
    file === `content/${list}.json`
      ? path.length === 2 && (kind === 'added' || kind === 'removed')
      : file === 'content/statistics.json' && path[1] === at[1]
  return contradictedCounters(docs).flatMap(({ doc, path, list, words }) =>
    changes.some((change) => isAbout(change, list, path))
      ? [diagnosticAt('warn.counter', words, doc, path)]
      : [],
  )
}

/** Claims that the law of the country does not like, in texts that were written or changed. */
function claims(docs: ReadonlyMap<string, Doc>, changes: readonly Change[]): Diagnostic[] {
  const rules = rulesOf(docs)
  return changes.flatMap(({ file, path: around, kind }) => {
    const doc = docs.get(file)
    if (!rules || !doc || kind === 'moved') return []
    const changed = leavesOf(doc).filter(({ path }) => around.every((key, at) => path[at] === key))
    return changed.flatMap((leaf) => {
      const words = claimsIn(rules, doc, leaf).join(', ')
      return words === '' ? [] : [diagnosticAt('warn.claim', { words }, doc, leaf.path)]
    })
  })
}

function jumps(docs: ReadonlyMap<string, Doc>, changes: readonly Change[]): Diagnostic[] {
  return changes.filter(isJump).flatMap(({ file, path, title, before = '', growth = 0 }) => {
    const doc = docs.get(file)
    const code = growth > 0 ? 'warn.rise' : 'warn.fall'
    const words = { title, share: Math.abs(growth), before }
    return doc ? [diagnosticAt(code, words, doc, path)] : []
  })
}

function* formerNumbers(docs: ReadonlyMap<string, Doc>, before: unknown): Iterable<Diagnostic> {
  const doc = docs.get('content/clinic.json')
  const path = ['chat', 'phone']
  const chat = valueAt(doc?.value, path)
  for (const kind of ['mobile', 'landline']) {
    const [old, now] = [before, doc?.value].map((value) => valueAt(value, ['phones', kind]))
    if (!doc || chat === undefined || old !== chat || typeof now !== 'string' || now === chat)
      continue
    yield diagnosticAt('warn.former-number', {}, doc, path, { meant: now })
  }
}

/** Pages that nothing leads to, by their ids. */
export function unlinkedWarnings(
  docs: ReadonlyMap<string, Doc>,
  ids: readonly unknown[],
): Diagnostic[] {
  const doc = docs.get('content/pages.json')
  const pages = doc ? recordsAt(doc.value, ['pages']) : []
  return pages.flatMap(({ path, record }) =>
    doc && ids.includes(memberAt(record, 'id'))
      ? [diagnosticAt('warn.unlinked', {}, doc, [...path, 'id'])]
      : [],
  )
}

/** A larger ratio is probably a zero too many. */
const WIDEST = 5

function* widePrices(doc: Doc): Iterable<Diagnostic> {
  for (const { path, min, max } of pricesIn(doc)) {
    if (max <= WIDEST * min) continue
    const here = [...path, 'max']
    const written = `"min": ${min}, "max": ${writtenAt(doc.text, valueRange(doc, here))}`
    yield diagnosticAt('warn.wide-price', { times: WIDEST }, doc, here, { written })
  }
}

/** Two records of one list with one name, or one registration number: probably an unedited copy. */
function* sameNames(doc: Doc): Iterable<Diagnostic> {
  const seen = new Map<string, Path>()
  for (const { path, value } of leavesOf(doc)) {
    const record = path.slice(0, -1)
    if (typeof record.at(-1) !== 'number' || typeof value !== 'string') continue
    const about = schemaAt(doc.schema, record)
    const key = path.at(-1)
    const isName = about?.labelledBy === key && about?.properties?.id !== undefined
    if (!isName && key !== 'registration') continue
    const folded = value.toLocaleLowerCase(doc.role.language)
    const name = JSON.stringify([...record.slice(0, -1), key, folded])
    const first = seen.get(name)
    const code = isName ? 'warn.same-name' : 'warn.same-registration'
    if (first) yield diagnosticAt(code, {}, doc, path, { covers: [first] })
    else seen.set(name, path)
  }
}

const YEAR = 366 * 24 * 60 * 60 * 1000

/** A date more than a year ahead: probably a wrong year. */
function* doubtfulDates(doc: Doc): Iterable<Diagnostic> {
  for (const { path, value, schema } of leavesOf(doc)) {
    if (schema?.format !== 'date' || !isDay(value)) continue
    if (Date.parse(value) > Date.now() + YEAR) yield diagnosticAt('warn.date', {}, doc, path)
  }
}

/**
 * A special day before the content's last update is no longer shown. The reference is not today,
 * so that unchanged content never gets new warnings.
 */
function* pastDays(doc: Doc): Iterable<Diagnostic> {
  if (doc.role.name !== 'clinic') return
  const updated = memberAt(doc.value, 'lastUpdated')
  for (const { path, record } of recordsAt(doc.value, ['exceptions'])) {
    const date = memberAt(record, 'date')
    if (typeof date !== 'string' || typeof updated !== 'string' || date >= updated) continue
    yield diagnosticAt('warn.past-day', {}, doc, [...path, 'date'])
  }
}

/** A comma in an item of a list of unique words: probably two items in one pair of quotes. */
function* joinedItems(doc: Doc): Iterable<Diagnostic> {
  for (const { path, value } of leavesOf(doc)) {
    if (typeof path.at(-1) !== 'number' || typeof value !== 'string') continue
    if (!schemaAt(doc.schema, path.slice(0, -1))?.uniqueItems) continue
    const items = value.split(/\s*[,;]\s*/).filter(Boolean)
    if (items.length < 2) continue
    const suggestion = shortened(items.map((item) => JSON.stringify(item)).join(', '))
    yield diagnosticAt('warn.joined', {}, doc, path, { suggestion })
  }
}

/** A longer label is probably a pasted paragraph. */
const LONGEST = 80

/** A record's label must fit cards, tables and menus, other texts their card. */
function* longNames(doc: Doc): Iterable<Diagnostic> {
  for (const { path, value, schema } of leavesOf(doc)) {
    if (typeof value !== 'string' || value.length <= (schema?.longest ?? LONGEST)) continue
    const isLabel = schemaAt(doc.schema, path.slice(0, -1))?.labelledBy === path.at(-1)
    if (!schema?.longest && !isLabel) continue
    const words = { title: titleAt(doc.schema, path), letters: value.length }
    yield diagnosticAt('warn.long', words, doc, path)
  }
}
