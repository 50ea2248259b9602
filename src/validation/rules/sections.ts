import { diagnosticAt, pathDiagnostic } from '../diagnostic.ts'
import { memberAt, recordsAt, valueAt } from '../jsonPath.ts'
import { homeOf, namedRecords, recordKinds, sectionsOf } from '../pageSections.ts'
import { titleAt } from '../schema/node.ts'
import type { Diagnostic, OpenedSite, Rule, Site } from '../types.ts'

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

/** The list of each section that can be switched off. */
const LISTS = {
  prices: 'categories',
  statistics: 'statistics',
  testimonials: 'testimonials',
} as const

/** Sections that a page shows have content. */
export const shownSections: Rule = {
  scope: 'model',
  *check({ docs, sites: { own } }: OpenedSite): Iterable<Diagnostic> {
    const shown = new Set(own.pages.flatMap(({ sections }) => sections.map(({ kind }) => kind)))
    for (const section of ['prices', 'statistics', 'testimonials'] as const) {
      const key = LISTS[section]
      const doc = docs.get(`content/${section}.json`)
      const list: unknown = Reflect.get(own[section], key)
      if (!doc || !shown.has(section) || !Array.isArray(list) || list.length > 0) continue
      const words = { title: titleAt(doc.schema, [key]), off: `"${section}": false` }
      yield pathDiagnostic('section.empty', words, doc, [key])
    }
  },
}
