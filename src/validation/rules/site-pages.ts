import { foldPath } from '../../content/pathMatch.ts'
import { closest } from '../closest.ts'
import { diagnostic, diagnosticAt } from '../diagnostic.ts'
import { memberAt, recordsAt, valueAt } from '../jsonPath.ts'
import { valueRange } from '../position.ts'
import { schemaAt } from '../schema/node.ts'
import type { Diagnostic, Doc, Path, Rule } from '../types.ts'

/** First parts of addresses that are the site's own: files, the endpoint, the desk. */
const RESERVED = ['api', 'assets', 'media', 'yonetim', '404', 'index']

/** Whether an address, in any spelling, is one that the site answers itself. */
export function isReserved(address: string): boolean {
  const [, first = ''] = (foldPath(address) ?? address).split('/')
  return RESERVED.includes(first.replace(/\.html$/, ''))
}

/** Required sections: others link to them, and law requires two of them. */
const NEEDED = ['appointment', 'contact', 'privacy']

const MENUS = ['main', 'drawer', 'footer']

/** Pages have addresses of their own, menus lead to pages that are there, and no page is without its parts. */
export const sitePages: Rule = {
  name: 'site-pages',
  scope: 'file',
  *check(doc: Doc): Iterable<Diagnostic> {
    if (doc.role.kind !== 'content' || doc.role.name !== 'pages') return
    yield* addresses(doc)
    yield* sections(doc)
    yield* neededSections(doc)
    yield* menuEntries(doc)
  },
}

const pagesIn = (doc: Doc) => recordsAt(doc.value, ['pages'])
const isOff = (page: object) => memberAt(page, 'off') === true

/** One page an address, in every spelling; the first page is the home page. */
function* addresses(doc: Doc): Iterable<Diagnostic> {
  const taken = new Map<string, string>()
  for (const [index, { path, record }] of pagesIn(doc).entries()) {
    const address = memberAt(record, 'path')
    if (typeof address !== 'string') continue
    const at = [...path, 'path']
    const folded = foldPath(address) ?? address
    const other = taken.get(folded)
    if (index === 0 && address !== '/')
      yield diagnosticAt('page.first', {}, doc, at, { expected: '"/"' })
    else if (isReserved(address)) yield diagnosticAt('page.reserved', {}, doc, at)
    else if (other !== undefined) yield diagnosticAt('page.same-path', { title: other }, doc, at)
    taken.set(folded, String(memberAt(record, 'title') ?? address))
  }
}

/** A page has each section once, unless it shows another record. */
function* sections(doc: Doc): Iterable<Diagnostic> {
  for (const page of pagesIn(doc)) {
    const seen = new Set<string>()
    for (const { path, record } of recordsAt(doc.value, [...page.path, 'sections'])) {
      const key = `${memberAt(record, 'kind')} ${memberAt(record, 'record') ?? ''}`
      if (seen.has(key)) yield diagnosticAt('page.section-twice', {}, doc, [...path, 'kind'])
      seen.add(key)
    }
  }
}

function* neededSections(doc: Doc): Iterable<Diagnostic> {
  const kinds = pagesIn(doc)
    .filter(({ record }) => !isOff(record))
    .flatMap(({ path }) => recordsAt(doc.value, [...path, 'sections']))
    .map(({ record }) => memberAt(record, 'kind'))
  for (const kind of NEEDED) {
    if (kinds.includes(kind)) continue
    const range = valueRange(doc, ['pages'])
    const at = { ...range, length: 1 }
    const example = `{ "kind": "${kind}" }`
    yield diagnostic('page.needed-section', { title: nameOf(doc, kind) }, doc.file, at, { example })
  }
}

const KIND: Path = ['pages', 0, 'sections', 0, 'kind']

/** A kind of section in the editor's words. */
function nameOf(doc: Doc, kind: string): string {
  const schema = doc.schema && schemaAt(doc.schema, KIND)
  return schema?.enumDescriptions?.[schema.enum?.indexOf(kind) ?? -1] ?? kind
}

/** A menu names published pages, each name once. */
function* menuEntries(doc: Doc): Iterable<Diagnostic> {
  const pages = new Map(pagesIn(doc).map(({ record }) => [memberAt(record, 'id'), record]))
  const ids = [...pages.keys()].filter((id) => typeof id === 'string')
  for (const menu of MENUS) {
    const seen = new Set<string>()
    for (const { path, record } of recordsAt(doc.value, ['menus', menu])) {
      const id = valueAt(record, ['page'])
      if (typeof id !== 'string') continue
      const at = [...path, 'page']
      const page = pages.get(id)
      const name = `${id} ${memberAt(record, 'label') ?? ''}`
      const meant = closest(id, ids)
      if (!page)
        yield diagnosticAt('page.unknown', {}, doc, at, {
          expected: ids.map((each) => JSON.stringify(each)).join(', '),
          ...(meant !== undefined && { meant }),
        })
      else if (isOff(page)) yield diagnosticAt('page.menu-off', {}, doc, at)
      else if (seen.has(name)) yield diagnosticAt('page.menu-twice', {}, doc, at)
      seen.add(name)
    }
  }
}
