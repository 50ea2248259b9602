import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Config, type HtmlElement, Parser } from 'html-validate'
import { distDir } from '../../../scripts/publish/paths.ts'
import { readVisitorSite } from '../../support/siteData.ts'
import { languages, type PageId, pageIds, paths } from '../../support/sitePaths.ts'

export type BuiltPage = {
  name: PageId | 'notFound'
  /** The path below `dist/`. */
  file: string
  html: string
  document: HtmlElement
}

// Tests compare the pages with the clinic's content.
export const { content } = await readVisitorSite()

const parser = new Parser(await Config.defaultConfig().resolve())

function read(name: BuiltPage['name'], file: string): BuiltPage {
  const html = readFileSync(join(distDir, file), 'utf8')
  return { name, file, html, document: parser.parseHtml(html) }
}

/** The pages with their own address in `dist/`. */
export const pages: BuiltPage[] = pageIds.map((name) =>
  read(name, join(paths[name], 'index.html').slice(1)),
)

const [, ...further] = languages

/** The pages of each further language, its 404 page last. */
export const furtherPages: (BuiltPage & { language: string; id: string })[] = further.flatMap(
  ({ language, paths }) => {
    const files = Object.entries(paths).map(([id, path]) => [id, join(path, 'index.html')])
    const folder = language.toLowerCase()
    return [...files, ['notFound', `/${folder}/404.html`]].map(([id = '', file = '']) => ({
      ...read(`${id} (${language})` as PageId, file.slice(1)),
      language,
      id,
    }))
  },
)

export const notFoundPage: BuiltPage = read('notFound', '404.html')
export const everyPage: BuiltPage[] = [...pages, notFoundPage]

/** The addresses of all files of the site. */
export const files: string[] = readdirSync(distDir, { recursive: true, encoding: 'utf8' })
  .filter((file) => statSync(join(distDir, file)).isFile())
  .map((file) => `/${file.replaceAll('\\', '/')}`)

/** Whether a raw or encoded address (without query and hash) has a file. */
export function isServed(address: string): boolean {
  const path = decodeURI(address)
  return files.includes(path) || existsSync(join(distDir, path, 'index.html'))
}

const named: Record<string, string> = {
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00a0',
  '#x27': "'",
}

/** Decodes the entities of an attribute or text. */
export const decode = (text: string | null | undefined): string =>
  (text ?? '').replace(/&(quot|amp|lt|gt|nbsp|#x27);/g, (_all, name: string) => named[name] ?? '')

/** The decoded attribute of the only matching element. Throws if there is none or more than one. */
export function only(page: BuiltPage, selector: string, attribute: string): string {
  const found = page.document.querySelectorAll(selector)
  if (found.length !== 1) throw new Error(`${page.file}: ${found.length} × ${selector}`)
  return decode(found[0]?.getAttributeValue(attribute))
}
