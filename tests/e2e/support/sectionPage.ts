import { content } from './content.ts'

/** The raw path and title of the page with a section, of a record if it shows one. */
export function pageWith(kind: string, record?: string): { path: string; title: string } {
  const page = content('pages').pages.find(({ sections }) =>
    sections.some((section) => section.kind === kind && section.record === record),
  )
  if (!page) throw new Error(`pages.json: no page shows ${kind} "${record ?? ''}"`)
  return page
}

/** The first record; throws if there is none. */
export function first<Item>(records: readonly Item[]): Item {
  const [record] = records
  if (record === undefined) throw new Error('the clinic has no such record')
  return record
}
