import { diagnostic } from '../diagnostic.ts'
import { objectsOf, recordsAt, valueAt } from '../jsonPath.ts'
import { gapRange, keyRange } from '../position.ts'
import type { Diagnostic, Doc, Rule } from '../types.ts'

/** A link has either a page or an address; a call has a target. */
export const linkTargets: Rule = {
  scope: 'file',
  *check(doc: Doc): Iterable<Diagnostic> {
    if (doc.role.kind !== 'content') return
    if (doc.role.name === 'calls') yield* calls(doc)
    else if (doc.role.name === 'prose' || doc.role.name === 'treatments') yield* links(doc)
  },
}

function* links(doc: Doc): Iterable<Diagnostic> {
  for (const { path } of objectsOf(doc.tree)) {
    if (path.at(-2) !== 'links') continue
    const link = Object(valueAt(doc.value, path))
    if ('page' in link && 'url' in link) {
      const at = [...path, 'url']
      yield diagnostic('link.both', {}, doc.file, keyRange(doc, at), { path: at })
    } else if (!('page' in link) && !('url' in link))
      yield diagnostic('link.nowhere', {}, doc.file, gapRange(doc, path, ['label']), { path })
  }
}

function* calls(doc: Doc): Iterable<Diagnostic> {
  for (const { path, record } of recordsAt(doc.value, ['calls'])) {
    if ('page' in record || 'label' in record || 'phone' in record) continue
    yield diagnostic('call.nowhere', {}, doc.file, gapRange(doc, path, ['id', 'title', 'text']), {
      path,
    })
  }
}
