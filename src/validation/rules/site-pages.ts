import { neededKinds } from '../../content/siteMap.ts'
import { diagnostic, diagnosticAt } from '../diagnostic.ts'
import { memberAt, recordsAt } from '../jsonPath.ts'
import { valueRange } from '../position.ts'
import { optionTitle, schemaAt } from '../schema/node.ts'
import type { Diagnostic, Doc, Path, Rule } from '../types.ts'

const MENUS = ['main', 'drawer', 'footer']

/** The required sections are on pages, each once; menus link to published pages. */
export const sitePages: Rule = {
  scope: 'file',
  content: 'pages',
  *check(doc: Doc): Iterable<Diagnostic> {
    yield* sections(doc)
    yield* neededSections(doc)
    yield* menuEntries(doc)
  },
}

const pagesIn = (doc: Doc) => recordsAt(doc.value, ['pages'])
const isOff = (page: object) => memberAt(page, 'off') === true

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

/** A menu links to published pages, each label once. Unknown pages are unknown records. */
function* menuEntries(doc: Doc): Iterable<Diagnostic> {
  const pages = new Map(pagesIn(doc).map(({ record }) => [memberAt(record, 'id'), record]))
  for (const menu of MENUS) {
    const seen = new Set<string>()
    for (const { path, record } of recordsAt(doc.value, ['menus', menu])) {
      const id = memberAt(record, 'page')
      if (typeof id !== 'string') continue
      const at = [...path, 'page']
      const page = pages.get(id)
      const name = `${id} ${memberAt(record, 'label') ?? ''}`
      if (page && isOff(page)) yield diagnosticAt('page.menu-off', {}, doc, at)
      else if (seen.has(name)) yield diagnosticAt('page.menu-twice', {}, doc, at)
      seen.add(name)
    }
  }
}
