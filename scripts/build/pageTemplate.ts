import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type ChildNode, type Document, isTag, isText } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import type { Manifest } from 'vite'
import type { RenderedPage } from '../../src/site/app/entry.prerender.tsx'
import type { Frame } from './frame.ts'
import { drop, elementsNamed, elementsWith, fill, parseHtml, printHtml } from './html.ts'
import { pageStyles } from './pageStyles.ts'

/** A document, and the records it shows as `<file>/<id>`. */
type PrintedPage = { html: string; records: string[] }

/**
 * Returns the function that prints a page into the built index.html: head tags, font preloads,
 * inline styles, body. Scripts are fetched by the entry after the first paint.
 */
export function pageTemplate(outDir: string, frame: Frame) {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest
  const shell = readFileSync(join(outDir, 'index.html'), 'utf8')
  const stylesOf = pageStyles(outDir, manifest, frame)
  const fonts = Object.values(manifest)
    .filter(({ src = '' }) => frame.fonts.includes(basename(src)))
    .map(
      ({ file }) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
    )

  const direction = frame.direction ? [`<link rel="stylesheet" href="/${frame.direction}">`] : []

  return ({ page, kinds, first, head, body }: RenderedPage): PrintedPage => {
    const document = parseHtml(shell)
    drop(document, (node) => isIndentation(node) || isFetchedEarly(node))
    for (const html of elementsNamed(document, 'html')) html.attribs['data-page'] = page
    // High priority would compete with fonts and the first image.
    for (const script of elementsNamed(document, 'script')) script.attribs.fetchpriority = 'low'
    const styles = stylesOf({ page, kinds, first })
    fill(document, 'head', [head, ...fonts, styles.head, ...direction].join(''))
    fill(document, 'app', body)
    for (const link of elementsWith(document, linkOfStyles)) {
      if (styles.below) link.attribs.href = styles.below
      else DomUtils.removeElement(link)
    }
    const records = takeRecordMarks(document)
    return { html: printHtml(document).trim(), records }
  }
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

/** The records of all pages, below the site's folder; written by prerendering. */
export const printedRecordsFile = '.vite/records.json'
