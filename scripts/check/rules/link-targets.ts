import { fault } from '../fault.ts'
import { objectsOf } from '../objects.ts'
import { gapRange, keyRange } from '../position.ts'
import type { Doc, Fault, Rule } from '../types.ts'
import { recordsAt, valueAt } from '../walk.ts'

/** A link leads to a page or to an address, not to both and not to neither; a call leads somewhere. */
export const linkTargets: Rule = {
  name: 'link-targets',
  scope: 'file',
  *check(doc: Doc): Iterable<Fault> {
    if (doc.role.kind !== 'content') return
    if (doc.role.name === 'calls') yield* calls(doc)
    else if (doc.role.name === 'prose' || doc.role.name === 'treatments') yield* links(doc)
  },
}

function* links(doc: Doc): Iterable<Fault> {
  for (const { path } of objectsOf(doc.tree)) {
    if (path.at(-2) !== 'links') continue
    const link = Object(valueAt(doc.value, path))
    if ('page' in link && 'url' in link) {
      const at = [...path, 'url']
      yield fault('link.both', {}, doc.file, keyRange(doc, at), { path: at })
    } else if (!('page' in link) && !('url' in link))
      yield fault('link.nowhere', {}, doc.file, gapRange(doc, path, ['label']), { path })
  }
}

/** The fields of a call that stand before its target. */
const BEFORE = ['id', 'title', 'text']

function* calls(doc: Doc): Iterable<Fault> {
  for (const { path, record } of recordsAt(doc.value, ['calls'])) {
    if ('page' in record || 'label' in record || 'phone' in record) continue
    yield fault('call.nowhere', {}, doc.file, gapRange(doc, path, BEFORE), { path })
  }
}
