import { type ContentSource, contentFrom } from './readFrom.ts'
import { type PageContents, publishedPages, type SectionKind } from './siteMap.ts'
import { byId, wholeTreatment } from './treatment.ts'
import type { ContentFiles } from './types.gen.ts'

/** A content file by its name, pictures resolved. */
type Content = <Name extends keyof ContentFiles>(name: Name) => Promise<ContentFiles[Name]>

const published = (source: ContentSource) =>
  publishedPages(contentFrom(source, 'pages'), contentFrom(source, 'clinic'))

/** The codes of the pages the clinic publishes, in order. */
export const publishedIds = (source: ContentSource): string[] =>
  published(source).map(({ id }) => id)

/**
 * What the module of one page holds: its heading, its opening sentence, its
 * sections, each with its own record where it shows one, pictures resolved by
 * `content`. Throws when no published page has the code, or no file the record.
 */
export async function pageModule(
  source: ContentSource,
  id: string,
  content: Content,
): Promise<PageContents> {
  const page = published(source).find((page) => page.id === id)
  if (!page) throw new Error(`pages.json: no published page "${id}"`)
  const { prices } = contentFrom(source, 'clinic').sections
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
