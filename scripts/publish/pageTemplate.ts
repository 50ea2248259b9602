import { type ChildNode, type Document, isTag, isText } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { drop, elementsNamed, elementsWith, fill, parseHtml, printHtml } from './html.ts'
import type { PageStyles } from './pageStyles.ts'

/** What all pages of a language share. */
export type Shell = {
  /** The document with language, direction and colours filled in. */
  document: string
  /** Addresses of the fonts of the first screen. */
  fonts: readonly string[]
  /** The address of the right-to-left sheet. */
  direction?: string
}

/** Addresses of the language's data and of the page's. */
type DataAddresses = { site: string; content: string }

/** A document, and the records it shows as `<file>/<id>`. */
type PrintedPage = { html: string; records: string[] }

/**
 * Prints a page into the document: data addresses, head tags, font preloads, inline styles, body.
 * Scripts are fetched by the entry after the first paint.
 */
export function printPage(
  shell: Shell,
  { page, head, body }: { page: string; head: string; body: string },
  styles: PageStyles,
  addresses: DataAddresses,
): PrintedPage {
  const document = parseHtml(shell.document)
  drop(document, (node) => isIndentation(node) || isFetchedEarly(node))
  for (const html of elementsNamed(document, 'html'))
    for (const [name, value] of Object.entries({ page, ...addresses }))
      html.attribs[`data-${name}`] = value
  // High priority would compete with fonts and the first image.
  for (const script of elementsNamed(document, 'script')) script.attribs.fetchpriority = 'low'
  const fonts = shell.fonts.map(
    (address) => `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`,
  )
  const direction = shell.direction ? [`<link rel="stylesheet" href="${shell.direction}">`] : []
  fill(document, 'head', [head, ...fonts, `<style>${styles.inline}</style>`, ...direction].join(''))
  fill(document, 'app', body)
  for (const link of elementsWith(document, linkOfStyles)) {
    if (styles.below) link.attribs.href = styles.below.address
    else DomUtils.removeElement(link)
  }
  const records = takeRecordMarks(document)
  return { html: printHtml(document).trim(), records }
}

/** The link of the sheet below the fold, printed without address. */
const linkOfStyles = 'data-styles'

const isIndentation = (node: ChildNode) => isText(node) && node.data.trim() === ''

/** Preloads that the bundler adds to every page. */
const isFetchedEarly = (node: ChildNode) =>
  isTag(node) && ['stylesheet', 'modulepreload'].includes(node.attribs.rel ?? '')

const MARK = 'data-record'

/** Removes `data-record="<file>/<id>"` from a page and returns the values. */
export const takeRecordMarks = (page: Document): string[] =>
  elementsWith(page, MARK).map(({ attribs }) => {
    const record = attribs[MARK] ?? ''
    delete attribs[MARK]
    return record
  })
