import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type ChildNode, isTag, isText } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import type { RenderedPage } from '../../src/app/entry.prerender.tsx'
import type { Frame } from './frame.ts'
import { drop, elementsNamed, elementsWith, fill, parseHtml, printHtml } from './html.ts'
import { type ClientManifest, pageStyles } from './pageStyles.ts'
import { takeRecordMarks } from './recordMarks.ts'

/** A whole document, and the records of content it shows, as `<file>/<id>`. */
type PrintedPage = { html: string; records: string[] }

/**
 * Reads the built index.html and manifest of `outDir` and returns the function
 * that prints a page into them: the head's tags, preloads for the fonts, the
 * page's styles inline, so that nothing stands before the first paint, the
 * rendered body. The page's scripts are fetched by the entry, once everything
 * that paints it is there.
 */
export function pageTemplate(outDir: string, frame: Frame) {
  const manifest = JSON.parse(
    readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'),
  ) as ClientManifest
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
    // Asked for with high priority, it would share the line with fonts and the first picture.
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

/** The link that the app prints for the sheet of what comes below, without its address. */
const linkOfStyles = 'data-styles'

const isIndentation = (node: ChildNode) => isText(node) && node.data.trim() === ''

/** What the bundler has every page wait for; here a page carries its styles and fetches its scripts itself. */
const isFetchedEarly = (node: ChildNode) =>
  isTag(node) && ['stylesheet', 'modulepreload'].includes(node.attribs.rel ?? '')
