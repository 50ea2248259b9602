import { type ClinicPlace, readContent } from '../../src/content/read.ts'
import { publishedPages, type SectionKind } from '../../src/content/siteMap.ts'
import type { ContentFiles } from '../../src/content/types.gen.ts'

/** The content file whose records a kind of section shows, one a section. */
const recordFiles: Partial<Record<SectionKind, keyof ContentFiles>> = {}

const published = (place: ClinicPlace) =>
  publishedPages(readContent(place, 'pages'), readContent(place, 'clinic'))

/** The codes of the pages the clinic publishes, in order. */
export const publishedIds = (place: ClinicPlace): string[] => published(place).map(({ id }) => id)

/**
 * What the module of one page holds: its heading, its opening sentence, its
 * sections, each with its own record where it shows one, pictures resolved by
 * `content`. Throws when no published page has the code, or no file the record.
 */
export async function pageModule(
  place: ClinicPlace,
  id: string,
  content: (name: keyof ContentFiles) => Promise<unknown>,
) {
  const page = published(place).find((page) => page.id === id)
  if (!page) throw new Error(`pages.json: no published page "${id}"`)
  const sections = page.sections.map(async ({ kind, record }) => {
    const file = recordFiles[kind]
    if (!file || record === undefined) return { kind }
    return { kind, record: recordIn(await content(file), record, file) }
  })
  const { title, heading = title, intro } = page
  return { heading, intro, sections: await Promise.all(sections) }
}

/** The record with this code in the one list of a file. */
function recordIn(content: unknown, id: string, file: string): unknown {
  const lists = Object.values(content as Record<string, unknown>).filter(Array.isArray)
  const record = lists.flat().find((record: { id?: unknown }) => record.id === id)
  if (!record) throw new Error(`${file}.json: no record "${id}"`)
  return record
}
