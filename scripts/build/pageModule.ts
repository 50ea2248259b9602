import { type ClinicPlace, readContent } from '../../src/content/read.ts'
import { publishedPages, type SectionKind } from '../../src/content/siteMap.ts'
import { byId, wholeTreatment } from '../../src/content/treatment.ts'
import type { ContentFiles } from '../../src/content/types.gen.ts'

/** A content file by its name, pictures resolved. */
type Content = <Name extends keyof ContentFiles>(name: Name) => Promise<ContentFiles[Name]>

const published = (place: ClinicPlace) =>
  publishedPages(readContent(place, 'pages'), readContent(place, 'clinic'))

/** The codes of the pages the clinic publishes, in order. */
export const publishedIds = (place: ClinicPlace): string[] => published(place).map(({ id }) => id)

/**
 * What the module of one page holds: its heading, its opening sentence, its
 * sections, each with its own record where it shows one, pictures resolved by
 * `content`. Throws when no published page has the code, or no file the record.
 */
export async function pageModule(place: ClinicPlace, id: string, content: Content) {
  const page = published(place).find((page) => page.id === id)
  if (!page) throw new Error(`pages.json: no published page "${id}"`)
  const { prices } = readContent(place, 'clinic').sections
  const sections = page.sections.map(async ({ kind, record }) => ({
    kind,
    ...(record !== undefined && { record: await recordOf(kind, record, content, prices) }),
  }))
  const { title, heading = title, intro } = page
  return { heading, intro, sections: await Promise.all(sections) }
}

/** What a section shows: the record with this code, and with a treatment all it names. */
async function recordOf(kind: SectionKind, code: string, content: Content, prices: boolean) {
  if (kind === 'treatment') {
    const { treatments } = await content('treatments')
    return wholeTreatment(byId(treatments, code), {
      services: await content('services'),
      doctors: await content('doctors'),
      questions: await content('questions'),
      ...(prices && { prices: await content('prices') }),
    })
  }
  if (kind === 'prose') return byId((await content('prose')).texts, code)
  if (kind === 'questions') return byId((await content('questions')).groups, code)
  if (kind === 'gallery') return byId((await content('galleries')).galleries, code)
  if (kind === 'call') return byId((await content('calls')).calls, code)
  throw new Error(`pages.json: a section "${kind}" shows no record of its own`)
}
