import { type SiteMap, siteMapOf } from './siteMap.ts'
import type { ContentFiles, PagesFile } from './types.gen.ts'

/** Where a clinic's files are read from: the disk of a build, or an editor's draft. */
export type ContentSource = {
  /** The language it is read in. */
  language: string
  /** Whether there is a file; its path from the clinic's folder. */
  has(file: string): boolean
  /** What it says, as JSON has it, each time anew. Throws an Error that names it when it cannot be read. */
  json(file: string): unknown
}

/**
 * The file a content name (`clinic`) stands for in a language: the one below
 * `locales/<language>/content/` where there is one, else the one in `content/`.
 */
export function contentPath({ language, has }: Omit<ContentSource, 'json'>, name: string): string {
  const overlay = `locales/${language}/content/${name}.json`
  return has(overlay) ? overlay : `content/${name}.json`
}

/** The file of a language's texts. */
export const localePath = ({ language }: Pick<ContentSource, 'language'>, name: string): string =>
  `locales/${language}/${name}.json`

/** A content file as the clinic has written it; the placeholders of the pages' texts are filled. */
export function contentFrom<Name extends keyof ContentFiles>(
  source: ContentSource,
  name: Name,
): ContentFiles[Name] {
  const content = source.json(contentPath(source, name)) as ContentFiles[Name]
  if (name === 'pages') fillIn(source, content as PagesFile)
  return content
}

/** The texts of one of a language's files. */
export const localeFrom = <Strings>(source: ContentSource, name: string): Strings =>
  source.json(localePath(source, name)) as Strings

/** The pages and menus the clinic publishes. */
export const siteMapFrom = (source: ContentSource): SiteMap =>
  siteMapOf(contentFrom(source, 'pages'), contentFrom(source, 'clinic'))

/** What `{{site}}` and its like in the texts of pages stand for. */
function pageFacts(source: ContentSource): Record<string, string> {
  const { name, address } = contentFrom(source, 'clinic')
  const { siteName } = localeFrom<{ siteName: string }>(source, 'common')
  const site = siteName.replace('{{clinic}}', () => name)
  return { site, clinic: name, district: address.district, city: address.city }
}

function fillIn(source: ContentSource, file: PagesFile): void {
  const facts = pageFacts(source)
  const fill = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (slot, name: string) => facts[name] ?? slot)
  for (const page of file.pages) {
    page.title = fill(page.title)
    page.description = fill(page.description)
    if (page.heading) page.heading = fill(page.heading)
    if (page.intro) page.intro = fill(page.intro)
  }
}
