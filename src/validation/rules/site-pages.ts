import { foldPath } from '../../content/pathMatch.ts'
import { neededKinds } from '../../content/siteMap.ts'
import { diagnostic, diagnosticAt, optionDetails } from '../diagnostic.ts'
import { memberAt, recordsAt } from '../jsonPath.ts'
import { MOST_FINDINGS } from '../limits.ts'
import { valueRange } from '../position.ts'
import { optionTitle, schemaAt } from '../schema/node.ts'
import type { Diagnostic, Doc, Path, Rule } from '../types.ts'

/** First parts of paths that the server uses: files, the API, the desk. */
const RESERVED = ['api', 'assets', 'data', 'media', 'yonetim', '404', 'index']

/** True for a path, in any spelling, that the server uses. */
export function isReserved(address: string): boolean {
  const [, first = ''] = (foldPath(address) ?? address).split('/')
  return RESERVED.includes(first.replace(/\.html$/, ''))
}

const MENUS = ['main', 'drawer', 'footer']

/** Pages have unique paths and the required sections; menus link to existing pages. */
export const sitePages: Rule = {
  name: 'site-pages',
  scope: 'file',
  content: 'pages',
  *check(doc: Doc): Iterable<Diagnostic> {
    yield* addresses(doc)
    yield* sections(doc)
    yield* neededSections(doc)
    yield* menuEntries(doc)
  },
}

const pagesIn = (doc: Doc) => recordsAt(doc.value, ['pages'])
const isOff = (page: object) => memberAt(page, 'off') === true

/** Paths are unique in every spelling; the first page is the home page. */
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
  for (const kind of neededKinds) {
    if (kinds.includes(kind)) continue
    const title = optionTitle(schemaAt(doc.schema, KIND), kind) ?? kind
    const range = { ...valueRange(doc, ['pages']), length: 1 }
    const example = `{ "kind": "${kind}" }`
    yield diagnostic('page.needed-section', { title }, doc.file, range, { example })
  }
}

const KIND: Path = ['pages', 0, 'sections', 0, 'kind']

/** A menu links to published pages, each label once. */
function* menuEntries(doc: Doc): Iterable<Diagnostic> {
  const pages = new Map(pagesIn(doc).map(({ record }) => [memberAt(record, 'id'), record]))
  const ids = [...pages.keys()].filter((id) => typeof id === 'string')
  for (const menu of MENUS) {
    const seen = new Set<string>()
    let unknown = 0
    for (const { path, record } of recordsAt(doc.value, ['menus', menu])) {
      const id = memberAt(record, 'page')
      if (typeof id !== 'string') continue
      const at = [...path, 'page']
      const page = pages.get(id)
      const name = `${id} ${memberAt(record, 'label') ?? ''}`
      if (!page) {
        unknown += 1
        const details = unknown > MOST_FINDINGS ? {} : optionDetails(ids, id)
        yield diagnosticAt('page.unknown', {}, doc, at, details)
      } else if (isOff(page)) yield diagnosticAt('page.menu-off', {}, doc, at)
      else if (seen.has(name)) yield diagnosticAt('page.menu-twice', {}, doc, at)
      seen.add(name)
    }
  }
}
