import type { Sites } from '../../content/site/site.ts'
import { withEngineTexts } from '../../content/texts/engineTexts.ts'
import { languageChanges } from '../../content/translation/consequences.ts'
import type { TextState } from '../../content/translation/texts.ts'
import { parseJson } from '../../shared/json.ts'
import { memberAt } from '../jsonPath.ts'
import { message } from '../messages.ts'
import { contentNames, schemaFor } from '../schemas.ts'
import { siteLocation } from '../siteLocation.ts'
import type { FileTree } from '../types.ts'
import type { Change } from './change.ts'
import { changesIn } from './compare.ts'
import { openSnapshot, type PageChange, pageChanges, unlinkedPages } from './pageChanges.ts'
import { kindOfChange } from './show.ts'
import { sideWords } from './sideWords.ts'
import { type Snapshot, snapshotSource } from './snapshot.ts'
import { translationChange } from './translations.ts'

export type MediaChange = { name: string; kind: 'added' | 'removed' | 'changed' }

type FileChange = { file: string; title: string; changes: Change[] }

/** The differences between two snapshots of a site. */
export type SiteChange = {
  files: FileChange[]
  media: MediaChange[]
  /** Titles of affected pages in the clinic's own language. */
  pages: string[]
  /** What happens to the pages of each language. */
  pageLanguages: PageChange[]
  /** Ids of the pages that nothing leads to, and did not before. */
  unlinked: string[]
  /** Files with invalid JSON before or after. */
  unread: string[]
  /** In further languages: texts that become stale, and texts that are not shown. */
  languages: { language: string; stale: string[]; omitted: string[] }[]
}

/** Compares two snapshots; the schemas of `tree` provide titles. */
export function siteChange(tree: FileTree, before: Snapshot, after: Snapshot): SiteChange {
  const files: FileChange[] = []
  const wordsOf = ({ texts }: Snapshot) => sideWords((file) => parsed(texts.get(file)))
  const sides = { before: wordsOf(before), after: wordsOf(after) }
  const own = textAt(parsed(after.texts.get('content/site.json')), 'language')
  const unread: string[] = []
  const [earlier, later] = [before, after].map(valuesOf)
  const ownChange = (file: string, values: readonly [unknown, unknown]) => {
    const { title, schema } = aboutFile(tree, file)
    return { title, changes: changesIn(file, schema, values, sides) }
  }
  for (const file of new Set([...after.texts.keys(), ...before.texts.keys()])) {
    const [old, now] = [before.texts.get(file), after.texts.get(file)]
    if (old === now) continue
    const values = [earlier?.(file), later?.(file)] as const
    if (values.includes(BROKEN)) unread.push(file)
    else {
      const change = translationChange(file, own, values) ?? ownChange(file, values)
      if (change.changes.length > 0) files.push({ file, ...change })
    }
  }
  const media = mediaChanges(before.media, after.media)
  const names = media.map(({ name }) => name)
  const [old, now] = orNone(() => [before, after].map(openSnapshot))
  const pageLanguages = orNone(() => (old && now ? pageChanges(old, now, names) : []))
  return {
    files,
    media,
    unread,
    pages: pageLanguages.find(({ isOwn }) => isOwn)?.touched ?? [],
    pageLanguages,
    unlinked: orNone(() => (old && now ? unlinkedPages(old, now) : [])),
    languages: old && now && unread.length === 0 ? inOthers(old.sites, now.sites) : [],
  }
}

/** What the change means for further languages. */
function inOthers(before: Sites, after: Sites): SiteChange['languages'] {
  const textsOf = (states: readonly TextState[]) => states.map(({ text }) => text)
  return languageChanges(before.translations, after.translations).map(
    ({ language, stale, omitted }) => ({
      language,
      stale: textsOf(stale),
      omitted: textsOf(omitted),
    }),
  )
}

const BROKEN = Symbol('no JSON')

function parsed(text: string | undefined): unknown {
  if (text === undefined) return {}
  try {
    return parseJson(text)
  } catch {
    return BROKEN
  }
}

/** Reads files of a side; a text that a clinic takes over from the engine is no change. */
function valuesOf(side: Snapshot): (file: string) => unknown {
  const files = withEngineTexts(snapshotSource(side))
  return (file) => {
    try {
      return files.json(file)
    } catch {
      return BROKEN
    }
  }
}

/** The name of a file, and whether it is content or its translation. */
function kindOfFile(file: string) {
  const name = /([^/]+)\.json$/.exec(file)?.[1] ?? file
  return { name, isContent: /^content\/|\/content\//.test(file) && contentNames.includes(name) }
}

function aboutFile(tree: FileTree, file: string) {
  const { name, isContent } = kindOfFile(file)
  const schema = isContent ? schemaFor(name, siteLocation(tree)) : undefined
  return { title: schema ? (schema.title ?? name) : message('change.texts', {}), schema }
}

function mediaChanges(before: Map<string, string>, after: Map<string, string>): MediaChange[] {
  const names = [...new Set([...after.keys(), ...before.keys()])].sort()
  return names.flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)]
    if (old === now) return []
    return [{ name, kind: kindOfChange(old, now) }]
  })
}

/** None of a site that cannot be computed: the validator reports why. */
function orNone<Item>(read: () => Item[]): Item[] {
  try {
    return read()
  } catch {
    return []
  }
}

const textAt = (record: unknown, key: string) => String(memberAt(record, key) ?? '')
