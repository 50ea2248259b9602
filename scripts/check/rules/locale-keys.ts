import { localeContracts } from '../agreements.ts'
import { fault } from '../fault.ts'
import { nearest } from '../nearest.ts'
import { textsOf } from '../placeholders.ts'
import { contractFor, countedBase } from '../plurals.ts'
import { gapRange, keyRange, valueRange } from '../position.ts'
import type { Doc, Fault, Path, Rule } from '../types.ts'
import { valueAt } from '../walk.ts'

/** A language has every text the code asks for, and no other. */
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
    const strange = [...present].filter((key) => !Object.hasOwn(contract, key))
    for (const key of new Set(strange.map((each) => highestStrange(each, known)))) {
      // A group where a text should be, or the other way round, is a wrong kind of value.
      const replaced = [...lost].filter(
        (each) => each === key || each.startsWith(`${key}.`) || key.startsWith(`${each}.`),
      )
      const siblings = [...lost].filter((each) => groupOf(each) === groupOf(key))
      const meant =
        nearest(key, lost) ?? siblings.find((each) => sameParts(doc, key, each, expected))
      const only = meant ?? (siblings.length === 1 ? siblings[0] : undefined)
      for (const each of replaced.length > 0 ? replaced : only ? [only] : []) lost.delete(each)
      yield replaced.length > 0 ? wrongKind(doc, key) : unknownText(doc, key, meant, only)
    }
    for (const key of lost) yield missingText(doc, key, expected, countedBase(contract, key))
  },
}

/** A text's key and all groups around it. */
const groupsOf = (key: string) =>
  key.split('.').map((_, depth, parts) => parts.slice(0, depth + 1).join('.'))

/** The outermost part of a key that the code does not know. */
const highestStrange = (key: string, known: Set<string>) =>
  groupsOf(key).find((group) => !known.has(group)) ?? key

/** A renamed group still holds the texts of the lost one. */
function sameParts(doc: Doc, key: string, lost: string, expected: string[]): boolean {
  const parts = Object.keys(Object(valueAt(doc.value, pathOf(doc, key))))
  return parts.some((part) => expected.some((each) => each.startsWith(`${lost}.${part}`)))
}

const pathOf = (doc: Doc, key: string): Path => {
  const path: (string | number)[] = []
  for (const part of key.split('.'))
    path.push(Array.isArray(valueAt(doc.value, path)) ? Number(part) : part)
  return path
}

const groupOf = (key: string) => key.slice(0, key.lastIndexOf('.') + 1)

function wrongKind(doc: Doc, key: string): Fault {
  const path = pathOf(doc, key)
  return fault('locale.type', [], doc.file, valueRange(doc, path), { path })
}

function unknownText(
  doc: Doc,
  key: string,
  meant: string | undefined,
  only: string | undefined,
): Fault {
  const path = pathOf(doc, key)
  const range = keyRange(doc, path)
  const sameGroup = meant !== undefined && groupOf(meant) === groupOf(key)
  const name = (meant ?? only ?? '').split('.').at(-1) ?? ''
  const details = {
    path,
    ...(only && { covers: [pathOf(doc, only)] }),
    ...(meant && { suggestion: `"${meant}"` }),
    ...(sameGroup && { edit: { ...range, text: JSON.stringify(name) } }),
  }
  return only && !meant
    ? fault('locale.renamed', [key, only], doc.file, range, details)
    : fault('locale.unknown', [key], doc.file, range, details)
}

/** The outermost group that is gone with a text: a deleted group is one cause. */
function highestLost(doc: Doc, key: string): string {
  const parts = key.split('.')
  for (let depth = 1; depth < parts.length; depth += 1) {
    const group = parts.slice(0, depth).join('.')
    const value = valueAt(doc.value, pathOf(doc, group))
    if (value === undefined || isEmptyGroup(value)) return group
  }
  return key
}

const isEmptyGroup = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

function missingText(
  doc: Doc,
  key: string,
  expected: string[],
  counted: string | undefined,
): Fault {
  const path = pathOf(doc, key)
  const group = groupOf(key)
  const place = expected.findIndex((each) => each === key || each.startsWith(`${key}.`))
  const before = expected.slice(0, place).filter((each) => each.startsWith(group))
  const names = before.map((each) => each.slice(group.length).split('.')[0] ?? '')
  const range = gapRange(doc, path.slice(0, -1), names)
  return fault(counted ? 'locale.plural' : 'locale.missing', [counted ?? key], doc.file, range, {
    path,
    expected: `"${String(path.at(-1))}"`,
  })
}
