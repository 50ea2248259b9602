import { faultAt } from '../fault.ts'
import type { Doc, Fault, Rule } from '../types.ts'
import { leavesOf } from '../walk.ts'

/**
 * Names the pages give to their own parts. A record's code becomes the name of its
 * place on the page, and no name may stand there twice; a test holds the list to the source.
 */
export const PAGE_IDS = new Set(
  'about content contact direction directions doctors emergency footer-pages identity other-pages price-search privacy-contents root services site-drawer statistics testimonials trap'.split(
    ' ',
  ),
)

const BEGINNINGS = /^(?:field|radix)-/

/** A record's code is not the name of a part of the page. */
export const pageIds: Rule = {
  name: 'page-ids',
  scope: 'file',
  *check(doc: Doc): Iterable<Fault> {
    if (doc.role.kind !== 'content') return
    const codes = new Map<string, (string | number)[]>()
    for (const { path, value } of leavesOf(doc)) {
      // A row of a table has no place of its own, a question has.
      const depth = doc.role.name === 'questions' ? 5 : 3
      const isRecord = path.at(-1) === 'id' && path.length === depth
      if (isRecord && typeof value === 'string') codes.set(value, [...path])
    }
    for (const [code, path] of codes) {
      const isTaken = SHOWN.includes(doc.role.name) && (PAGE_IDS.has(code) || BEGINNINGS.test(code))
      // The heading of a doctor's part carries the doctor's code with this ending.
      const isHeading = doc.role.name === 'doctors' && codes.has(code.replace(/-name$/, ''))
      if (!isTaken && !(isHeading && code.endsWith('-name'))) continue
      const instead = `${code}-2`
      yield faultAt('record.taken-id', {}, doc, path, {
        instead,
        expected: JSON.stringify(instead),
      })
    }
  },
}

/** The files whose codes become names of places. */
const SHOWN = ['doctors', 'prices', 'questions', 'services']
