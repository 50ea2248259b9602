import { content } from './content.ts'

/** The page that shows a record in a section of its kind: its raw path and its title. */
export function pageWith(kind: string, record: string): { path: string; title: string } {
  const page = content('pages').pages.find(({ sections }) =>
    sections.some((section) => section.kind === kind && section.record === record),
  )
  if (!page) throw new Error(`pages.json: no page shows ${kind} "${record}"`)
  return page
}

/** The first of some records; throws when the clinic has none. */
export function first<Item>(records: readonly Item[]): Item {
  const [record] = records
  if (record === undefined) throw new Error('the clinic has no such record')
  return record
}
