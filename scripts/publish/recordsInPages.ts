import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readContent } from '../../src/content/loading/read.ts'
import { publishedPages } from '../../src/content/siteMap.ts'
import type { ContentFiles } from '../../src/content/types.gen.ts'
import { memberAt } from '../../src/validation/jsonPath.ts'
import { homeOf, namedRecords } from '../../src/validation/pageSections.ts'
import { type SchemaNode, schemaAt } from '../../src/validation/schema/node.ts'
import { sectionFiles } from '../../src/validation/schemas.ts'
import { readSchema } from './paths.ts'

type Place = { root: string; locale: string }
/** `key`: `file/id`; `owner`: the key of the enclosing record, or its own. */
type ContentRecord = { key: string; owner: string; name: string }

/**
 * Checks that the pages show every record of the content. Throws with the missing records'
 * names. `printed`: the marks of all pages.
 */
export function requireRecordsInPages({
  printed,
  ...place
}: Place & { printed: readonly string[] }): void {
  const found = new Set(printed)
  const missing = shownRecords(place)
    .filter(({ key }) => !found.has(key))
    .map(({ key, name }) => `content/${key.split('/')[0]}.json: "${name}" (${key})`)
  if (missing.length > 0) throw new Error(`No page shows these records:\n  ${missing.join('\n  ')}`)
}

/** The records that published pages must show. */
export function shownRecords({ root, locale }: Place): ContentRecord[] {
  const place = { clinicDir: root, language: locale }
  const pages = publishedPages(readContent(place, 'pages'), readContent(place, 'clinic'))
  const sections = pages.flatMap((page) => page.sections)
  const whole = shownFiles(sections)
  const single = namedRecords(sections, readContent(place, 'treatments'))
  return contentNames(root).flatMap((name) =>
    recordsOf(name, readContent(place, name)).filter(
      ({ owner }) => whole.has(name) || single.has(owner),
    ),
  )
}

const contentNames = (root: string) =>
  readdirSync(join(root, 'content'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json') as keyof ContentFiles)

/** Every object with an `id`, at any depth, with its label. */
function recordsOf(file: string, content: unknown): ContentRecord[] {
  const schema: SchemaNode = readSchema(file)
  const found: ContentRecord[] = []
  const visit = (value: unknown, path: (string | number)[], outer?: string) => {
    if (typeof value !== 'object' || value === null) return
    const id = memberAt(value, 'id')
    const key = typeof id === 'string' ? `${file}/${id}` : undefined
    const owner = outer ?? key
    if (key !== undefined && owner !== undefined) {
      const label = schemaAt(schema, path)?.labelledBy ?? 'id'
      found.push({ key, owner, name: String(memberAt(value, label) ?? id) })
    }
    for (const [name, child] of Object.entries(value))
      visit(child, [...path, Array.isArray(value) ? Number(name) : name], owner)
  }
  visit(content, [])
  return found
}

/** The content files that sections show as a whole. */
function shownFiles(sections: readonly { kind: string }[]): Set<string> {
  const kinds = sections.map(({ kind }) => kind).filter((kind) => !homeOf(kind))
  return new Set(kinds.flatMap((kind) => sectionFiles[kind]?.content ?? []))
}
