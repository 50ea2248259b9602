import { contentNames, schemaFor } from '../agreements.ts'
import { folderTree } from '../folderTree.ts'
import { say } from '../language.ts'
import { memberAt } from '../walk.ts'
import type { Change } from './change.ts'
import { changesIn } from './compare.ts'
import { pageRecords, pagesOf } from './pages.ts'
import type { Snapshot } from './snapshot.ts'
import { translationChange } from './translations.ts'

export type MediaChange = { name: string; kind: 'added' | 'removed' | 'changed' }

export type FileChange = { file: string; title: string; changes: Change[] }

/** What one state of the site is against another. */
export type SiteChange = {
  files: FileChange[]
  media: MediaChange[]
  /** Names of the pages on which it can be seen, as the site calls them. */
  pages: string[]
  /** Files that are no JSON in one of the states. */
  unread: string[]
}

/** Compares two states; `root` holds the schemas that name the fields. */
export function siteChange(root: string, before: Snapshot, after: Snapshot): SiteChange {
  const files: FileChange[] = []
  const signs = { before: currencySign(before), after: currencySign(after) }
  const unread: string[] = []
  const ownChange = (file: string, values: readonly [unknown, unknown]) => {
    const { title, schema } = aboutFile(root, file)
    return { title, changes: changesIn(file, schema, values, signs) }
  }
  for (const file of new Set([...after.texts.keys(), ...before.texts.keys()])) {
    const [old, now] = [before.texts.get(file), after.texts.get(file)]
    if (old === now) continue
    const values = [parsed(old), parsed(now)] as const
    if (values.includes(BROKEN)) unread.push(file)
    else {
      const told = translationChange(file, ownLanguage(after), values) ?? ownChange(file, values)
      if (told.changes.length > 0) files.push({ file, ...told })
    }
  }
  const media = mediaChanges(before.media, after.media)
  return { files, media, unread, pages: touchedPages(after, files, media) }
}

const BROKEN = Symbol('no JSON')

function parsed(text: string | undefined): unknown {
  if (text === undefined) return {}
  try {
    return JSON.parse(text)
  } catch {
    return BROKEN
  }
}

/** The language in which the clinic writes; nothing where that cannot be read. */
const ownLanguage = ({ texts }: Snapshot) =>
  String(memberAt(parsed(texts.get('content/site.json')), 'language') ?? '')

/** As the site writes it beside a price; nothing where the clinic does not say. */
const currencySign = ({ texts }: Snapshot) =>
  String(memberAt(parsed(texts.get('content/site.json')), 'currencySign') ?? '')

function aboutFile(root: string, file: string) {
  const name = /([^/]+)\.json$/.exec(file)?.[1] ?? file
  const content = /^content\/|\/content\//.test(file) && contentNames.includes(name)
  const schema = content ? schemaFor(folderTree(root), name) : undefined
  if (typeof schema === 'object') return { title: schema.title ?? name, schema }
  return { title: say('change.texts', {}), schema: undefined }
}

function mediaChanges(before: Map<string, string>, after: Map<string, string>): MediaChange[] {
  const names = [...new Set([...after.keys(), ...before.keys()])].sort()
  return names.flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)]
    if (old === now) return []
    return [{ name, kind: old === undefined ? 'added' : now === undefined ? 'removed' : 'changed' }]
  })
}

/** A picture is seen where a file names it; what lies in `public/` belongs to every page. */
function touchedPages(after: Snapshot, files: FileChange[], media: MediaChange[]): string[] {
  const pages = pageRecords(parsed(after.texts.get('content/pages.json')))
  const naming = media.flatMap(({ name }) => {
    const own = name.replace(/^content\/media\//, '')
    const users = [...after.texts].filter(([, text]) => text.includes(JSON.stringify(own)))
    return name.startsWith('public/') ? pages : users.flatMap(([file]) => pagesOf(file, pages))
  })
  const touched = new Set([...files.flatMap(({ file }) => pagesOf(file, pages)), ...naming])
  return pages.filter((page) => touched.has(page)).map(({ title }) => title)
}
