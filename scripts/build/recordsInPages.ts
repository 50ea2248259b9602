import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type ClinicPlace, contentFile, readSiteMap } from '../../src/content/read.ts'
import { sectionFiles } from '../check/agreements.ts'
import { type SchemaNode, schemaAt } from '../check/schema/node.ts'
import { schemasDir } from './places.ts'

type Place = { root: string; outDir: string; locale: string }
type ContentRecord = { key: string; name: string }

/**
 * Looks for every record of every content file in the built pages: an object with an
 * `id` has to stand there as `data-record="<file>/<id>"`. Throws with the names of those
 * that no page holds, so that what an editor wrote cannot get lost between content and site.
 */
export function requireRecordsInPages({ root, outDir, locale }: Place): void {
  const printed = recordsIn(outDir)
  const lost = shownRecords({ root, locale })
    .filter(({ key }) => !printed.has(key))
    .map(({ key, name }) => `content/${key.split('/')[0]}.json: "${name}" (${key})`)
  if (lost.length > 0) throw new Error(`No page shows these records:\n  ${lost.join('\n  ')}`)
}

/** The records that pages have to show: not those of a section no published page has, nor pages themselves. */
export function shownRecords({ root, locale }: Omit<Place, 'outDir'>): ContentRecord[] {
  const shown = shownFiles({ clinicDir: root, language: locale })
  return contentNames(root)
    .filter((name) => shown.has(name))
    .flatMap((name) => recordsOf(name, readContent(root, locale, name), readSchema(name)))
}

const contentNames = (root: string) =>
  readdirSync(join(root, 'content'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))

const MARK = / data-record="([^"]*)"/g

function recordsIn(outDir: string): Set<string> {
  const keys = pagesIn(outDir).flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(MARK)].map((match) => match[1] ?? ''),
  )
  return new Set(keys)
}

/** Takes the records' marks out of the built pages: they have served the check, and no visitor needs them. */
export function dropRecordMarks(outDir: string): void {
  for (const page of pagesIn(outDir)) {
    writeFileSync(page, readFileSync(page, 'utf8').replaceAll(MARK, ''))
  }
}

const pagesIn = (outDir: string) =>
  readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({ parentPath, name }) => join(parentPath, name))

/** Every object with an `id`, at any depth, with the name people know it by. */
function recordsOf(file: string, content: unknown, schema: SchemaNode): ContentRecord[] {
  const found: ContentRecord[] = []
  const visit = (value: unknown, path: (string | number)[]) => {
    if (typeof value !== 'object' || value === null) return
    const entries: [string | number, unknown][] = Array.isArray(value)
      ? value.map((item, index) => [index, item])
      : Object.entries(value)
    const fields = new Map(entries)
    const id = fields.get('id')
    if (typeof id === 'string') {
      const label = schemaAt(schema, path)?.labelledBy ?? 'id'
      found.push({ key: `${file}/${id}`, name: String(fields.get(label) ?? id) })
    }
    for (const [key, child] of entries) visit(child, [...path, key])
  }
  visit(content, [])
  return found
}

/** Names of the content files that the sections of the published pages read. */
function shownFiles(place: ClinicPlace): Set<string> {
  const kinds = readSiteMap(place).pages.flatMap((page) => page.kinds)
  return new Set(kinds.flatMap((kind) => sectionFiles[kind]?.content ?? []))
}

function readContent(root: string, locale: string, name: string): unknown {
  return JSON.parse(readFileSync(contentFile({ clinicDir: root, language: locale }, name), 'utf8'))
}

const readSchema = (name: string): SchemaNode =>
  JSON.parse(readFileSync(join(schemasDir, `${name}.schema.json`), 'utf8'))
