import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pageData, siteData } from '../../src/content/pageData.ts'
import type { Site, Sites } from '../../src/content/site/site.ts'
import type { PageData, PageIndex } from '../../src/content/siteData.ts'
import type { PublishedPage } from '../../src/content/siteMap.ts'
import { renderHead } from '../../src/site/head/renderHead.ts'
import type { Engine } from './engine.ts'
import { styleSources } from './inlineSources.ts'
import type { LanguageFrame } from './languageFrame.ts'
import { pageStyles } from './pageStyles.ts'
import { printPage } from './pageTemplate.ts'
import type { ReleasedPage } from './releaseFile.ts'
import type { ReleaseWriter } from './releaseWriter.ts'

/** A page of the release: its address, its file below the site, and its digest. */
export type PageWork = {
  route: string
  file: string
  key: string
  /** What messages call it. */
  name(): string
  /** Renders it and writes everything but the document. */
  render(): Promise<{ html: string; page: ReleasedPage }>
}

type Options = {
  frame: LanguageFrame
  engine: Engine
  writer: ReleaseWriter
  /** The origin of the request endpoint; '' for the site's own. */
  apiHost: string
}

/** Writes the data of a language's pages and returns the pages, the 404 page last. */
export function languagePages(
  site: Site,
  sites: Sites,
  { frame, engine, writer, apiHost }: Options,
): PageWork[] {
  const putData = (value: unknown): string => {
    const json = JSON.stringify(value)
    const address = `/assets/${digest(json).slice(0, 8)}.json`
    writer.put(address, json)
    return address
  }
  const shared = siteData(site, apiHost)
  const addresses = {
    site: putData(shared),
    pages: `/data/${site.language}-pages.json`,
  }
  const stylesOf = pageStyles(engine, frame.theme)
  const home = site.pages[0]?.path ?? '/'

  function workOn(id: string, data: PageData, page?: PublishedPage): PageWork {
    const head = renderHead(site, sites, page)
    const own = { ...addresses, content: putData(data) }
    const key = digest(JSON.stringify([engine.hash, id, frame, own, head]))
    const file = join(page?.path ?? home, page ? 'index.html' : '404.html')
    return {
      route: page?.path ?? `${home}404`,
      file,
      key,
      name: () => nameOf(id, site, page),
      async render() {
        const rendered = await engine.renderPage(shared, { page: id, data })
        const styles = stylesOf(rendered)
        const { html, records } = printPage(frame.shell, { ...rendered, head }, styles, own)
        if (styles.below) writer.put(styles.below.address, styles.below.text)
        writer.compress(file, html)
        const files = [file, ...(styles.below ? [styles.below.address] : [])]
        return { html, page: { key, files, records, styles: styleSources(html, file) } }
      },
    }
  }

  const pages = [...site.pages, undefined].map((page) => ({
    id: page?.id ?? 'notFound',
    data: pageData(site, page),
    page,
  }))
  const index: PageIndex = {
    engine: engine.client,
    pages: Object.fromEntries(pages.map(({ id, data }) => [id, putData(data)])),
  }
  writer.put(addresses.pages, JSON.stringify(index))
  return pages.map(({ id, data, page }) => workOn(id, data, page))
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Page, language and the records of its sections. */
function nameOf(id: string, { language }: Site, page?: PublishedPage): string {
  const records = (page?.sections ?? []).flatMap(({ kind, record }) =>
    record === undefined ? [] : [`${kind} "${record}"`],
  )
  return [`page "${id}" (${language})`, ...records].join(', ')
}
