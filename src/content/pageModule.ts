import { type ContentSource, contentFrom } from './readFrom.ts'
import { type PageContents, publishedPages, type SectionKind } from './siteMap.ts'
import { byId, resolveTreatment } from './treatment.ts'
import type { ContentFiles } from './types.gen.ts'

/** A content file with resolved media. */
type Content = <Name extends keyof ContentFiles>(name: Name) => Promise<ContentFiles[Name]>

const published = (source: ContentSource) =>
  publishedPages(contentFrom(source, 'pages'), contentFrom(source, 'clinic'))

/** The ids of the published pages, in order. */
export const publishedIds = (source: ContentSource): string[] =>
  published(source).map(({ id }) => id)

/**
 * The module of a page: heading, intro and sections with their records, media resolved by
 * `content`. Throws for an unknown page or record.
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

/** A section's record; a treatment with everything it refers to. */
async function recordOf(kind: SectionKind, code: string, content: Content, prices: boolean) {
  if (kind === 'treatment') {
    const { treatments } = await content('treatments')
    return resolveTreatment(byId(treatments, code), {
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
