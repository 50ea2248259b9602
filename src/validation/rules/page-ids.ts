import { sections } from '../../content/sections/index.ts'
import type { Site } from '../../content/site/site.ts'
import type { PublishedPage } from '../../content/siteMap.ts'
import { diagnosticAt, pathDiagnostic } from '../diagnostic.ts'
import { leavesOf } from '../jsonPath.ts'
import type { Diagnostic, Doc, OpenedSite, Path, Rule } from '../types.ts'

/**
 * Element ids of the pages. Record ids become element ids too and must differ; a test compares the
 * list with the source.
 */
export const PAGE_IDS = new Set(
  'about content contact direction directions doctors emergency footer-pages identity other-pages preferences price-search privacy-contents reach root services site-drawer statistics testimonials trap'.split(
    ' ',
  ),
)

const BEGINNINGS = /^(?:field|radix)-/

/** Record ids differ from other element ids of the page. */
export const pageIds: Rule = {
  scope: 'file',
  *check(doc: Doc): Iterable<Diagnostic> {
    if (doc.role.kind !== 'content') return
    const codes = new Map<string, Path>()
    for (const { path, value } of leavesOf(doc)) {
      // Table rows have no element id, questions have.
      const depth = doc.role.name === 'questions' ? 5 : 3
      const isRecord = path.at(-1) === 'id' && path.length === depth
      if (isRecord && typeof value === 'string') codes.set(value, path)
    }
    for (const [code, path] of codes) {
      const isTaken = SHOWN.includes(doc.role.name) && (PAGE_IDS.has(code) || BEGINNINGS.test(code))
      // A doctor's heading has the doctor's id with this ending.
      const isHeading = doc.role.name === 'doctors' && codes.has(code.replace(/-name$/, ''))
      if (!isTaken && !(isHeading && code.endsWith('-name'))) continue
      const instead = `${code}-2`
      const expected = JSON.stringify(instead)
      yield diagnosticAt('record.taken-id', {}, doc, path, { instead, expected })
    }
  },
}

/** Files whose record ids become element ids. */
const SHOWN = ['doctors', 'prices', 'questions', 'services']

/** Record ids are element ids and therefore unique on a page. */
export const pagePlaces: Rule = {
  scope: 'model',
  *check({ docs, sites: { own, origin } }: OpenedSite): Iterable<Diagnostic> {
    const doc = docs.get('content/pages.json')
    for (const page of [...own.pages, ...own.hiddenPages]) {
      const taken = new Set<string>()
      for (const section of page.sections) {
        const codes = codesOf(own, section)
        const twice = codes.find((code) => taken.has(code))
        const kind = origin(section, 'kind')?.path
        if (twice === undefined) for (const code of codes) taken.add(code)
        else if (doc && kind) {
          const path = kind.slice(0, -1)
          yield pathDiagnostic('record.shown-twice', { code: twice }, doc, [...kind], { path })
        }
      }
    }
  },
}

/** The ids that a section puts on the page. */
function codesOf(site: Site, { kind, record = '' }: PublishedPage['sections'][number]): string[] {
  const { anchors }: { anchors?(site: Site, record: string): string[] } = sections[kind]
  return anchors?.(site, record) ?? []
}
