import { foldPath } from '../../content/pathMatch.ts'
import { pagesShowing } from '../../content/sections/shownOn.ts'
import { openSites } from '../../content/site/openSites.ts'
import type { Site, Sites } from '../../content/site/site.ts'
import { contentNames } from '../schemas.ts'
import { type Snapshot, snapshotSource } from './snapshot.ts'

/** A page, by its title in the clinic's own language, that opens, closes or has another address. */
export type PageMove = {
  title: string
  before: string | undefined
  after: string | undefined
  redirects: boolean
}

/** What a change does to the published pages of a language. */
export type PageChange = {
  language: string
  isOwn: boolean
  /** Whether the whole language begins or ceases to be published. */
  whole?: 'opened' | 'closed'
  moves: PageMove[]
  /** Titles of the pages that show something changed. */
  touched: string[]
}

/** A snapshot with its site. */
export type OpenedSnapshot = Snapshot & { sites: Sites }

/** Opens the site of a snapshot. Throws for an unreadable `site.json`. */
export const openSnapshot = (snapshot: Snapshot): OpenedSnapshot => ({
  ...snapshot,
  sites: openSites(snapshotSource(snapshot), { media: (_name, content) => content }),
})

/** Compares the pages of two snapshots in every language. Throws if one is no complete site. */
export function pageChanges(
  before: OpenedSnapshot,
  after: OpenedSnapshot,
  media: readonly string[],
): PageChange[] {
  const sides = [before.sites, after.sites]
  const titles = new Map(
    sides.flatMap(({ own: { pages, hiddenPages } }) =>
      [...pages, ...hiddenPages].map(({ id, title }) => [id, title] as const),
    ),
  )
  const published = sides.toReversed().flatMap((sites) => sites.published)
  const languages = new Set(published.map(({ language }) => language))
  return [...languages].flatMap((language): PageChange[] => {
    const [old, now] = sides.map((sites) => siteIn(sites, language))
    const titleOf = ({ id }: { id: string }) => titles.get(id) ?? id
    const isOwn = language === after.sites.own.language
    if (!old || !now)
      return [{ language, isOwn, whole: now ? 'opened' : 'closed', moves: [], touched: [] }]
    const moves = movesBetween(old, now, titleOf)
    const naming = media.flatMap((name) => pagesWith(now, after, name))
    const shown = new Set([...pagesChanged(old, now), ...naming])
    const touched = now.pages.filter((page) => shown.has(page)).map(titleOf)
    return moves.length + touched.length > 0 ? [{ language, isOwn, moves, touched }] : []
  })
}

/**
 * The ids of pages of single records that no menu, card or link leads to any more, or yet. Others
 * are linked by their kind.
 */
export function unlinkedPages(before: OpenedSnapshot, after: OpenedSnapshot): string[] {
  const [former, linked] = [before, after].map(linkedIn) as [Set<unknown>, Set<unknown>]
  const old = new Set(before.sites.own.pages.map(({ id }) => id))
  return after.sites.own.pages
    .filter(({ sections }) => sections.every(({ record }) => record !== undefined))
    .map(({ id }) => id)
    .filter((id) => !linked.has(id) && (former.has(id) || !old.has(id)))
}

function linkedIn({ texts }: Snapshot): Set<unknown> {
  const ids = new Set<unknown>()
  for (const [file, text] of texts)
    if (file.startsWith('content/'))
      JSON.parse(text, (key, value) => (key === 'page' ? ids.add(value) : value))
  return ids
}

const siteIn = ({ published }: Sites, language: string): Site | undefined =>
  published.find((site) => site.language === language)

function movesBetween(old: Site, now: Site, titleOf: (page: { id: string }) => string): PageMove[] {
  const paths = ({ pages }: Site) => new Map(pages.map(({ id, path }) => [id, path]))
  const [was, is] = [paths(old), paths(now)]
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((id): PageMove[] => {
    const [before, after] = [was.get(id), is.get(id)]
    if (before === after) return []
    const redirects = before && after ? foldPath(before) === foldPath(after) : false
    return [{ title: titleOf({ id }), before, after, redirects }]
  })
}

/** The pages that show a content file or texts which differ in a language. */
function pagesChanged(old: Site, now: Site) {
  const differ = (one: object, other: object) => (name: string) =>
    JSON.stringify(Reflect.get(one, name)) !== JSON.stringify(Reflect.get(other, name))
  const content = contentNames.filter(differ(old, now))
  const texts = Object.keys(now.texts).filter(differ(old.texts, now.texts))
  return [
    ...content.flatMap((name) => pagesShowing(now, name, true)),
    ...texts.flatMap((name) => pagesShowing(now, name, false)),
  ]
}

/** Media are on the pages whose files name them; files in `public/` on every page. */
function pagesWith(site: Site, { texts }: Snapshot, media: string) {
  if (media.startsWith('public/')) return site.pages
  const written = JSON.stringify(media.replace(/^content\/media\//, ''))
  return contentNames
    .filter((name) => texts.get(`content/${name}.json`)?.includes(written))
    .flatMap((name) => pagesShowing(site, name, true))
}
