import { recordLists } from '../content/sections/index.ts'
import { memberAt, recordsAt, valueAt } from './jsonPath.ts'
import type { Doc, Path } from './types.ts'

/** The content file and list of a section kind's records. */
type Home = {
  name: string
  file: string
  list: string
  /** Other sections show the whole list, so that a record needs no page. */
  isListed: boolean
}

/** A section as a page has it. */
export type PageSection = {
  doc: Doc
  /** Its place in the file, and its page's. */
  path: Path
  page: Path
  kind: string
  /** The code of the record it shows. */
  record?: string
  /** Undefined for a kind that shows a whole file. */
  home?: Home
}

/** Section kinds that show one record each. */
const homes: Partial<Record<string, Home>> = Object.fromEntries(
  Object.entries(recordLists).map(([kind, place = '']) => {
    const [name = '', list = ''] = place.split('.')
    return [kind, { name, list, file: `content/${name}.json`, isListed: kind === 'doctor' }]
  }),
)

export const recordKinds: readonly string[] = Object.keys(homes)

export const homeOf = (kind: string): Home | undefined => homes[kind]

/** All sections, also of hidden pages. */
export function sectionsOf(docs: ReadonlyMap<string, Doc>): PageSection[] {
  const doc = docs.get('content/pages.json')
  if (!doc) return []
  return recordsAt(doc.value, ['pages']).flatMap((page) =>
    recordsAt(doc.value, [...page.path, 'sections']).map(({ path, record: section }) => {
      const [kind, record] = [memberAt(section, 'kind'), memberAt(section, 'record')]
      return {
        doc,
        path,
        page: page.path,
        kind: String(kind),
        ...(typeof record === 'string' && { record }),
        home: homeOf(String(kind)),
      }
    }),
  )
}

/** The kinds on published pages. */
export const publishedKinds = (docs: ReadonlyMap<string, Doc>): Set<string> =>
  new Set(
    sectionsOf(docs)
      .filter(({ doc, page }) => valueAt(doc.value, [...page, 'off']) !== true)
      .map(({ kind }) => kind),
  )

type Section = { kind: string; record?: string }

/**
 * Records that sections show, as `file/id`; a treatment also brings the questions it names.
 * `treatments` is the parsed file.
 */
export function namedRecords(sections: Iterable<Section>, treatments: unknown): Set<string> {
  const named = new Set<string>()
  // Of equal ids the first counts.
  const questionsOf = new Map(
    recordsAt(treatments, ['treatments'])
      .map(({ record }) => [memberAt(record, 'id'), memberAt(record, 'questions')] as const)
      .reverse(),
  )
  for (const { kind, record } of sections) {
    const home = homeOf(kind)
    if (!home || record === undefined) continue
    named.add(`${home.name}/${record}`)
    if (home.name !== 'treatments') continue
    const questions = questionsOf.get(record)
    if (typeof questions === 'string') named.add(`questions/${questions}`)
  }
  return named
}
