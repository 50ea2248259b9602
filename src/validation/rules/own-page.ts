import { diagnosticAt } from '../diagnostic.ts'
import { memberAt, recordsAt, valueAt } from '../jsonPath.ts'
import { sectionsOf } from '../pageSections.ts'
import type { Diagnostic, Rule, Site } from '../types.ts'

/** A doctor's page does not present somebody else: a copied record keeps its page. */
export const ownPage: Rule = {
  scope: 'site',
  *check({ docs }: Site): Iterable<Diagnostic> {
    const doc = docs.get('content/doctors.json')
    const presented = sectionsOf(docs)
      .filter(({ kind }) => kind === 'doctor')
      .map(({ doc, page, record }) => ({ page: valueAt(doc.value, [...page, 'id']), id: record }))
    const doctors = recordsAt(doc?.value, ['doctors'])
    for (const { path, record } of doc ? doctors : []) {
      const [id, page] = [memberAt(record, 'id'), memberAt(record, 'page')]
      const there = presented.filter((each) => each.page === page)
      const other = doctors.find(({ record }) => memberAt(record, 'id') === there[0]?.id)
      if (!doc || !other || there.some((each) => each.id === id)) continue
      const own = presented.find((each) => each.id === id)?.page
      const words = { name: String(memberAt(other.record, 'name')) }
      const at = [...path, 'page']
      const details = typeof own === 'string' ? { meant: own } : {}
      yield diagnosticAt('record.other-page', words, doc, at, details)
    }
  },
}
