import { valuesByPath } from '../../shared/json.ts'
import { diagnostic } from '../diagnostic.ts'
import { objectsOf } from '../jsonPath.ts'
import { contractFor } from '../plurals.ts'
import { keyRange } from '../position.ts'
import { localeContracts } from '../schemas.ts'
import type { Diagnostic, Doc, Path, Rule } from '../types.ts'

/** A locale file is one object of texts and groups. */
export const localeShape: Rule = {
  scope: 'file',
  *check(doc: Doc): Iterable<Diagnostic> {
    if (doc.role.kind !== 'locale') return
    const contract = contractFor(localeContracts[doc.role.name] ?? {}, doc.role.language)
    // The path of the whole file: other diagnostics have the same cause.
    const path: Path = []
    if (isWrapped(doc, contract)) {
      const range = { offset: doc.tree.offset, length: 1 }
      yield diagnostic('locale.wrapped', {}, doc.file, range, { path })
      return
    }
    const dotted = dottedKey(doc)
    if (!dotted) return
    const key = String(dotted.at(-1))
    yield diagnostic('locale.dotted', { key }, doc.file, keyRange(doc, dotted), { path })
  },
}

/** All texts are inside one more object or list. */
function isWrapped(doc: Doc, contract: Record<string, string[]>): boolean {
  if (Array.isArray(doc.value)) return true
  const inside = Object.values(Object(doc.value))
  const keys = inside.length === 1 ? [...valuesByPath(inside[0]).keys()] : []
  return keys.length > 1 && keys.every((key) => Object.hasOwn(contract, key))
}

/** A key such as `"about.more"`, which is not the text `more` of `about`. */
function dottedKey(doc: Doc): Path | undefined {
  for (const { node, path } of objectsOf(doc.tree)) {
    for (const property of node.children ?? []) {
      const key: unknown = property.children?.[0]?.value
      if (typeof key === 'string' && key.includes('.')) return [...path, key]
    }
  }
  return undefined
}
