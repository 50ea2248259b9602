import type { Doc, Path, Site } from './types.ts'
import { memberAt, recordsAt } from './walk.ts'

/** Where the records of a kind of section are: a content file and the list in it. */
type Home = { name: string; file: string; list: string }

/** A section as a page has it. */
export type PageSection = {
  doc: Doc
  /** Its place in the file, and its page's. */
  path: Path
  page: Path
  kind: string
  /** The code of the record it shows. */
  record?: string
  /** Where that record is; undefined for a kind that shows a file as a whole. */
  home?: Home
}

/** The kinds that show one record each, by the file and the list their records are in. */
const homes: Partial<Record<string, Home>> = {
  prose: home('prose', 'texts'),
  questions: home('questions', 'groups'),
  treatment: home('treatments', 'treatments'),
  gallery: home('galleries', 'galleries'),
  call: home('calls', 'calls'),
}

function home(name: string, list: string): Home {
  return { name, list, file: `content/${name}.json` }
}

export const recordKinds: readonly string[] = Object.keys(homes)

export const homeOf = (kind: string): Home | undefined => homes[kind]

/** Every section of every page, those of pages that are off among them. */
export function sectionsOf(docs: Site['docs']): PageSection[] {
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
