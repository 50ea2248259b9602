import { diagnosticAt, pathDiagnostic } from '../diagnostic.ts'
import { memberAt, recordsAt, valueAt } from '../jsonPath.ts'
import { homeOf, namedRecords, recordKinds, sectionsOf } from '../pageSections.ts'
import type { Diagnostic, Rule, Site } from '../types.ts'

/**
 * Records that sections show one by one are used. Silent while a reference is wrong: the right one
 * may be the unused record.
 */
export const usedRecords: Rule = {
  scope: 'site',
  *check({ docs, refused }: Site): Iterable<Diagnostic> {
    if (!docs.has('content/pages.json') || refused('content/pages.json', ['pages'])) return
    const sections = sectionsOf(docs)
    if (sections.some(({ home, record }) => home && record === undefined)) return
    const shown = namedRecords(sections, docs.get('content/treatments.json')?.value)
    const unused: Diagnostic[] = []
    for (const kind of recordKinds) {
      const home = homeOf(kind)
      const doc = home && docs.get(home.file)
      if (!doc) continue
      for (const { path, record } of recordsAt(doc.value, [home.list])) {
        const code = memberAt(record, 'id')
        if (typeof code !== 'string' || shown.delete(`${home.name}/${code}`) || home.isListed)
          continue
        const example = `{ "kind": "${kind}", "record": "${code}" }`
        unused.push(diagnosticAt('record.unused', {}, doc, [...path, 'id'], { example }))
      }
    }
    if (shown.size === 0) yield* unused
  },
}

/** Sections of one record name it, and no others name one. */
export const sectionRecords: Rule = {
  scope: 'site',
  *check({ docs }: Site): Iterable<Diagnostic> {
    for (const { doc, path, home } of sectionsOf(docs)) {
      const hasRecord = valueAt(doc.value, [...path, 'record']) !== undefined
      if (home && !hasRecord)
        yield pathDiagnostic('section.no-record', {}, doc, [...path, 'record'])
      else if (!home && hasRecord)
        yield pathDiagnostic('section.needless-record', {}, doc, [...path, 'record'])
    }
  },
}
