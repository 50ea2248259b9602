import { localeContracts } from '../agreements.ts'
import { fault } from '../fault.ts'
import {
  groupOf,
  groupsOf,
  highestLost,
  highestStrange,
  nameOf,
  pathOf,
  runsOf,
} from '../localeKeys.ts'
import { nearest } from '../nearest.ts'
import { textsOf } from '../placeholders.ts'
import { contractFor, countedBase } from '../plurals.ts'
import { gapRange, keyRange, placeOf, valueRange } from '../position.ts'
import type { Doc, Fault, Rule } from '../types.ts'
import { valueAt } from '../walk.ts'
import { localeWords } from '../words.ts'

/** With more gaps than this the file is unfinished, or another one. */
const MOST_GAPS = 5

/** A language has every text the code asks for, each in its group, and no other. */
export const localeKeys: Rule = {
  name: 'locale-keys',
  scope: 'file',
  *check(doc: Doc): Iterable<Fault> {
    const turkish = localeContracts[doc.role.name]
    if (doc.role.kind !== 'locale' || !turkish) return
    const contract = contractFor(turkish, doc.role.language)
    const present = new Set(textsOf(doc.value).keys())
    const expected = Object.keys(contract)
    const lost = new Set(
      expected.filter((key) => !present.has(key)).map((key) => highestLost(doc, key)),
    )
    const known = new Set(expected.flatMap(groupsOf))
    const unknown = [...present].filter((key) => !Object.hasOwn(contract, key))
    const strange = new Set(unknown.map((each) => highestStrange(each, known)))
    yield* movedTexts(doc, strange, lost)
    for (const key of strange) yield* strangeText(doc, key, lost, expected)
    const runs = runsOf(lost, expected)
    if (runs.length > MOST_GAPS) {
      const first = [...lost].slice(0, MOST_GAPS).map((key) => `"${key}"`)
      const words: [number, string] = [lost.size, first.join(', ')]
      yield fault('locale.incomplete', words, doc.file, { offset: 0, length: 1 })
    } else for (const run of runs) yield missingTexts(doc, run, contract)
  },
}

/** Texts under their own name in another group; those that moved together are told together. */
function* movedTexts(doc: Doc, strange: Set<string>, lost: Set<string>): Iterable<Fault> {
  const moves = new Map<string, { from: string; to: string }[]>()
  for (const from of strange) {
    const homes = [...lost].filter((key) => nameOf(key) === nameOf(from) && key !== from)
    const [to] = homes
    if (to === undefined || homes.length > 1) continue
    const way = `${groupOf(from)} ${groupOf(to)}`
    moves.set(way, [...(moves.get(way) ?? []), { from, to }])
  }
  for (const texts of moves.values()) {
    const [first] = texts
    if (!first) continue
    for (const { from, to } of texts) {
      strange.delete(from)
      lost.delete(to)
    }
    const names = texts.map(({ from }) => `"${nameOf(from)}"`).join(', ')
    const home = groupOf(first.to).slice(0, -1)
    const [path, ...others] = texts.map(({ from }) => pathOf(doc, from))
    const range = keyRange(doc, path ?? [])
    const details = {
      ...(path && { path }),
      covers: [...others, ...texts.map(({ to }) => pathOf(doc, to))],
    }
    if (home === '') yield fault('locale.moved-in', [names], doc.file, range, details)
    else {
      const { line } = placeOf(doc.text, keyRange(doc, pathOf(doc, home)).offset)
      const expected = localeWords.group(home, line)
      yield fault('locale.moved', [names, home], doc.file, range, { ...details, expected })
    }
  }
}

function* strangeText(
  doc: Doc,
  key: string,
  lost: Set<string>,
  expected: readonly string[],
): Iterable<Fault> {
  const path = pathOf(doc, key)
  // A group where a text should be, or the other way round, is a wrong kind of value.
  const replaced = [...lost].filter(
    (each) => each === key || each.startsWith(`${key}.`) || key.startsWith(`${each}.`),
  )
  for (const each of replaced) lost.delete(each)
  if (replaced.length > 0) {
    yield fault('locale.type', [], doc.file, valueRange(doc, path), { path })
    return
  }
  const siblings = [...lost].filter((each) => groupOf(each) === groupOf(key))
  const meant = nearest(key, lost) ?? siblings.find((each) => sameParts(doc, key, each, expected))
  const only = meant ?? (siblings.length === 1 ? siblings[0] : undefined)
  if (only !== undefined) lost.delete(only)
  const range = keyRange(doc, path)
  const details = {
    path,
    ...(only && { covers: [pathOf(doc, only)] }),
    ...(meant && { suggestion: `"${meant}"` }),
    ...(only &&
      groupOf(only) === groupOf(key) && {
        edit: { ...range, text: JSON.stringify(nameOf(only)) },
      }),
  }
  yield only && !meant
    ? fault('locale.renamed', [key, only], doc.file, range, details)
    : fault('locale.unknown', [key], doc.file, range, details)
}

/** A renamed group still holds the texts of the lost one. */
function sameParts(doc: Doc, key: string, lost: string, expected: readonly string[]): boolean {
  const parts = Object.keys(Object(valueAt(doc.value, pathOf(doc, key))))
  return parts.some((part) => expected.some((each) => each.startsWith(`${lost}.${part}`)))
}

function missingTexts(doc: Doc, run: string[], contract: Record<string, string[]>): Fault {
  const [key = ''] = run
  const path = pathOf(doc, key)
  const group = groupOf(key)
  const expected = Object.keys(contract)
  const place = expected.findIndex((each) => each === key || each.startsWith(`${key}.`))
  const before = expected.slice(0, place).filter((each) => each.startsWith(group))
  const names = before.map((each) => each.slice(group.length).split('.')[0] ?? '')
  const range = gapRange(doc, path.slice(0, -1), names)
  const details = {
    path,
    covers: run.slice(1).map((each) => pathOf(doc, each)),
    expected: run.map((each) => `"${nameOf(each)}"`).join(', '),
  }
  const counted = run.map((each) => countedBase(contract, each))
  const [base] = counted
  if (base !== undefined && counted.every((each) => each === base))
    return fault('locale.plural', [base], doc.file, range, details)
  return run.length === 1
    ? fault('locale.missing', [key], doc.file, range, details)
    : fault(
        'locale.missing-many',
        [run.map((each) => `"${each}"`).join(', ')],
        doc.file,
        range,
        details,
      )
}
