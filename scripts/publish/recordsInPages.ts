import { filesOf } from '../../src/content/sections/shownOn.ts'
import type { Site } from '../../src/content/site/site.ts'
import { memberAt } from '../../src/validation/jsonPath.ts'
import { homeOf, namedRecords } from '../../src/validation/pageSections.ts'
import { schemaAt } from '../../src/validation/schema/node.ts'
import { contentNames, schemas } from '../../src/validation/schemas.ts'

/** `key`: `file/id`; `owner`: the key of the enclosing record, or its own. */
type ContentRecord = { key: string; owner: string; name: string }

/**
 * Checks that the pages of a site show every record of its content. Throws with the missing
 * records' names. `printed`: the marks of all pages.
 */
export function requireRecordsInPages(site: Site, printed: readonly string[]): void {
  const found = new Set(printed)
  const missing = shownRecords(site)
    .filter(({ key }) => !found.has(key))
    .map(({ key, name }) => `content/${key.split('/')[0]}.json: "${name}" (${key})`)
  if (missing.length > 0) throw new Error(`No page shows these records:\n  ${missing.join('\n  ')}`)
}

/** The records that published pages must show. */
export function shownRecords(site: Site): ContentRecord[] {
  const sections = site.pages.flatMap((page) => page.sections)
  const whole = new Set(
    sections.filter(({ kind }) => !homeOf(kind)).flatMap((section) => [...filesOf(site, section)]),
  )
  const single = namedRecords(sections, site.treatments)
  const files = new Set([...whole, ...[...single].map((key) => key.split('/')[0] ?? '')])
  return contentNames
    .filter((name) => files.has(name))
    .flatMap((name) =>
      recordsOf(name, Reflect.get(site, name)).filter(
        ({ owner }) => whole.has(name) || single.has(owner),
      ),
    )
}

/** Every object with an `id` that visitors see, at any depth, with its label. */
function recordsOf(file: string, content: unknown): ContentRecord[] {
  const schema = schemas[file]
  const found: ContentRecord[] = []
  const visit = (value: unknown, path: (string | number)[], outer?: string) => {
    if (typeof value !== 'object' || value === null) return
    const about = schemaAt(schema, path)
    if (about?.staffOnly) return
    const id = memberAt(value, 'id')
    const key = typeof id === 'string' ? `${file}/${id}` : undefined
    const owner = outer ?? key
    if (key !== undefined && owner !== undefined) {
      const label = about?.labelledBy ?? 'id'
      found.push({ key, owner, name: String(memberAt(value, label) ?? id) })
    }
    for (const [name, child] of Object.entries(value))
      visit(child, [...path, Array.isArray(value) ? Number(name) : name], owner)
  }
  visit(content, [])
  return found
}
