import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pageData, siteData } from '../../src/content/pageData.ts'
import type { Site, Sites } from '../../src/content/site/site.ts'
import type { PageIndex } from '../../src/content/siteData.ts'
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
  const sharedAddress = putData(shared)
  const stylesOf = pageStyles(engine, frame.theme)
  const home = site.pages[0]?.path ?? '/'

  function workOn(page?: PublishedPage) {
    const id = page?.id ?? 'notFound'
    const data = pageData(site, page)
    const head = renderHead(site, sites, page)
    const styles = stylesOf(id, data)
    const content = putData({ ...data, sheets: styles.sheets })
    const own = { site: sharedAddress, content }
    const key = digest(JSON.stringify([engine.hash, id, frame, own, head]))
    const file = join(page?.path ?? home, page ? 'index.html' : '404.html')
    const work: PageWork = {
      route: page?.path ?? `${home}404`,
      file,
      key,
      name: () => nameOf(id, site, page),
      async render() {
        const body = await engine.renderPage(shared, { page: id, data })
        const { html, records } = printPage(frame.shell, { page: id, head, body }, styles, own)
        if (styles.below) writer.put(styles.below.address, styles.below.text)
        writer.compress(file, html)
        const files = [file, ...(styles.below ? [styles.below.address] : [])]
        return { html, page: { key, files, records, styles: styleSources(html, file) } }
      },
    }
    return { id, content, work }
  }

  const works = [...site.pages, undefined].map(workOn)
  const pages = Object.fromEntries(works.map(({ id, content }) => [id, content]))
  const index: PageIndex = { engine: engine.client, pages }
  writer.put(`/data/${site.language}-pages.json`, JSON.stringify(index))
  return works.map(({ work }) => work)
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Page, language and the records of its sections. */
function nameOf(id: string, { language }: Site, page?: PublishedPage): string {
  const records = (page?.sections ?? []).flatMap(({ kind, record }) =>
    record === undefined ? [] : [`${kind} "${record}"`],
  )
  return [`page "${id}" (${language})`, ...records].join(', ')
}
