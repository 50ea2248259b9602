import { localeContracts } from '../agreements.ts'
import { fault } from '../fault.ts'
import { nearest } from '../nearest.ts'
import { textsOf } from '../placeholders.ts'
import { gapRange, keyRange, valueRange } from '../position.ts'
import type { Doc, Fault, Path, Rule } from '../types.ts'
import { valueAt } from '../walk.ts'

/** A language has every text the code asks for, and no other. */
export const localeKeys: Rule = {
  name: 'locale-keys',
  scope: 'file',
  *check(doc: Doc): Iterable<Fault> {
    const contract = localeContracts[doc.role.name]
    if (doc.role.kind !== 'locale' || !contract) return
    const present = new Set(textsOf(doc.value).keys())
    const expected = Object.keys(contract)
    const missing = new Set(expected.filter((key) => !present.has(key)))
    for (const key of present) {
      if (Object.hasOwn(contract, key)) continue
      // A group where a text should be, or the other way round, is a wrong kind of value.
      const replaced = [...missing].filter(
        (lost) => lost.startsWith(`${key}.`) || key.startsWith(`${lost}.`),
      )
      const siblings = [...missing].filter((lost) => groupOf(lost) === groupOf(key))
      const meant = nearest(key, missing)
      const only = meant ?? (siblings.length === 1 ? siblings[0] : undefined)
      for (const lost of replaced.length > 0 ? replaced : only ? [only] : []) missing.delete(lost)
      yield replaced.length > 0 ? wrongKind(doc, key) : unknownText(doc, key, meant, only)
    }
    const lostGroups = new Set<string>()
    for (const key of missing) {
      const group = highestLost(doc, key)
      if (lostGroups.has(group)) continue
      lostGroups.add(group)
      yield missingText(doc, group, expected)
    }
  },
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
    if (valueAt(doc.value, pathOf(doc, group)) === undefined) return group
  }
  return key
}

function missingText(doc: Doc, key: string, expected: string[]): Fault {
  const path = pathOf(doc, key)
  const group = groupOf(key)
  const place = expected.findIndex((each) => each === key || each.startsWith(`${key}.`))
  const before = expected.slice(0, place).filter((each) => each.startsWith(group))
  const names = before.map((each) => each.slice(group.length).split('.')[0] ?? '')
  const range = gapRange(doc, path.slice(0, -1), names)
  return fault('locale.missing', [key], doc.file, range, {
    path,
    expected: `"${String(path.at(-1))}"`,
  })
}
