import { contentNames, sectionFiles } from '../agreements.ts'
import { memberAt, recordsAt } from '../walk.ts'

/** A page as `pages.json` describes it: its name, and the kinds of its sections. */
export type PageRecord = { id: string; title: string; kinds: string[] }

const textAt = (record: unknown, key: string) => String(memberAt(record, key) ?? '')

/** The pages of a parsed `pages.json`, as far as they can be read. */
export const pageRecords = (pages: unknown): PageRecord[] =>
  recordsAt(pages, ['pages']).map(({ record }) => ({
    id: textAt(record, 'id'),
    title: textAt(record, 'title') || textAt(record, 'id'),
    kinds: recordsAt(record, ['sections']).map((section) => textAt(section.record, 'kind')),
  }))

/** What these files say is built into every page. */
const ENGINE = ['pages', 'site', 'theme']

/**
 * Which of the pages a file of content or texts is seen on. What no section reads
 * belongs to the frame of all pages; what the endpoint alone says is on none.
 */
export function pagesOf(file: string, pages: readonly PageRecord[]): readonly PageRecord[] {
  const name = /([^/]+)\.json$/.exec(file)?.[1] ?? ''
  const isContent = /^content\/|\/content\//.test(file) && contentNames.includes(name)
  const reads = (kind: string) =>
    sectionFiles[kind]?.[isContent ? 'content' : 'locale'].includes(name) ?? false
  if (!isContent && name === 'server') return []
  if (ENGINE.includes(name) || reads('frame') || !Object.keys(sectionFiles).some(reads))
    return pages
  return pages.filter(({ kinds }) => kinds.some(reads))
}
