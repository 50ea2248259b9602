import { onceFor } from '../shared/once.ts'
import { recordLists } from './sections/index.ts'

/** The keywords of a schema that name records; the definitions are those of a whole schema. */
export type RecordNode = {
  $ref?: string
  title?: string
  enum?: unknown[]
  enumDescriptions?: string[]
  labelledBy?: string
  refersTo?: string
  properties?: Record<string, RecordNode>
  items?: RecordNode
  definitions?: Record<string, RecordNode>
}

/** A record by its code, with the name that editors know it by. */
export type RecordChoice = { id: string; name: string }

/** The records of a list: `prices.categories.rows` are the rows of all categories of prices.json. */
export type RecordsOf = (list: string) => RecordChoice[]

const at = (part: unknown, key: string | number): unknown => Reflect.get(Object(part), key)

/** The list whose records a field names; undefined for other fields. `whole` is the file's value. */
export function listNamedAt(
  node: RecordNode,
  path: readonly (string | number)[],
  whole: unknown,
): string | undefined {
  if (node.refersTo) return node.refersTo
  const [first, key] = [path[0], path.at(-1)]
  if (first === 'menus' && key === 'page') return 'pages.pages'
  if (first !== 'pages' || key !== 'record') return undefined
  const kind = String(at(path.slice(0, -1).reduce(at, whole), 'kind'))
  return Object.hasOwn(recordLists, kind) ? recordLists[kind] : undefined
}

/** A record's label: an option's text, the name of a named record, or a text. */
export function labelOf(item: RecordNode, record: unknown, recordsOf: RecordsOf): string {
  if (typeof record === 'string') return nameIn(item, record, recordsOf)
  const { labelledBy = '', properties } = item
  const label = at(record, labelledBy)
  const node = { ...properties?.[labelledBy] }
  // Entries of a menu are labelled by their page.
  if (labelledBy === 'page') node.refersTo ??= 'pages.pages'
  return typeof label === 'string' ? nameIn(node, label, recordsOf) : ''
}

/** A record's label; without one its title and position in the list: `Hizmet 16`. */
export const recordName = (item: RecordNode, record: unknown, index: number, of: RecordsOf) =>
  labelOf(item, record, of) || `${item.title} ${index + 1}`

function nameIn(
  { enum: options, enumDescriptions, refersTo }: RecordNode,
  code: string,
  of: RecordsOf,
) {
  const option = enumDescriptions?.[options?.indexOf(code) ?? -1]
  if (!refersTo) return option ?? code
  return of(refersTo).find(({ id }) => id === code)?.name ?? ''
}

/** Reads the records of content files, each list once. `jsonOf`: the parsed file. */
export function recordsIn(
  jsonOf: (file: string) => unknown,
  schemas: Partial<Record<string, RecordNode>>,
): RecordsOf {
  const recordsOf = onceFor(readList)
  function readList(list: string): RecordChoice[] {
    const [file = '', ...keys] = list.split('.')
    const root = schemas[file]
    if (!root) return []
    let found = [{ node: root, value: jsonOf(`content/${file}.json`), names: [] as string[] }]
    for (const key of keys)
      found = found.flatMap(({ node, value, names }) => {
        const records = at(value, key)
        const inner = node.properties?.[key]?.items ?? {}
        const item = root.definitions?.[inner.$ref?.split('/').at(-1) ?? ''] ?? inner
        return (Array.isArray(records) ? records : []).map((record: unknown, index) => ({
          node: item,
          value: record,
          names: [...names, recordName(item, record, index, recordsOf)],
        }))
      })
    return found.map(({ value, names }) => ({
      id: String(at(value, 'id')),
      name: names.join(': '),
    }))
  }
  return recordsOf
}
