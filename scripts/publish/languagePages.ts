import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { LanguageData } from '../../src/content/pageData.ts'
import type { Site } from '../../src/content/site/site.ts'
import type { WalkIndex } from '../../src/content/siteData.ts'
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

type Options = { frame: LanguageFrame; engine: Engine; writer: ReleaseWriter }

/** Writes the data of a language's pages and returns the pages. */
export function languagePages(
  site: Site,
  data: LanguageData,
  { frame, engine, writer }: Options,
): PageWork[] {
  const putData = (value: unknown): string => {
    const json = JSON.stringify(value)
    const address = `/assets/${digest(json).slice(0, 8)}.json`
    writer.put(address, json)
    return address
  }
  const walks: WalkIndex = {
    engine: engine.client,
    walks: Object.fromEntries(data.pages.map((page) => [page, putData(data.walk(page))])),
    data: data.navigation(),
  }
  writer.put(frame.walks, JSON.stringify(walks))

  const stylesOf = pageStyles(engine, frame.theme)
  let renderer: ReturnType<Engine['openRenderer']> | undefined
  const home = site.pages[0]?.path ?? '/'

  return data.pages.map((page) => {
    const path = site.pages.find(({ id }) => id === page)?.path
    const file = path === undefined ? join(home, '404.html') : join(path, 'index.html')
    const input = { boot: data.boot(page), near: data.near(page), facts: data.headFacts(page) }
    const addresses = { boot: putData(input.boot), near: putData(input.near), walks: frame.walks }
    const key = digest(JSON.stringify([engine.hash, page, frame, addresses, input.facts]))
    return {
      route: path ?? `${home}404`,
      file,
      key,
      name: () => nameOf(page, site),
      async render() {
        renderer ??= engine.openRenderer()
        const rendered = await renderer.renderPage(page, input)
        const styles = stylesOf(rendered)
        const { html, records } = printPage(frame.shell, rendered, styles, addresses)
        if (styles.below) writer.put(styles.below.address, styles.below.text)
        writer.compress(file, html)
        const files = [file, ...(styles.below ? [styles.below.address] : [])]
        return { html, page: { key, files, records, styles: styleSources(html, file) } }
      },
    }
  })
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Page, language and the records of its sections. */
function nameOf(id: string, { language, pages }: Site): string {
  const page = pages.find((page) => page.id === id)
  const records = (page?.sections ?? []).flatMap(({ kind, record }) =>
    record === undefined ? [] : [`${kind} "${record}"`],
  )
  return [`page "${id}" (${language})`, ...records].join(', ')
}
