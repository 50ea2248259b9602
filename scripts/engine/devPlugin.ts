import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import type { Plugin } from 'vite'
import { pageData, siteData } from '../../src/content/pageData.ts'
import { pageFinder } from '../../src/content/pathMatch.ts'
import type { Site, Sites } from '../../src/content/site/site.ts'
import { buildMedia } from '../media/buildMedia.ts'
import { openBuiltSites } from '../publish/builtSites.ts'
import { endpointOrigin } from '../publish/endpointOrigin.ts'
import { hashedName } from '../publish/files.ts'
import { languageFrame } from '../publish/languageFrame.ts'
import { cacheDir, clinicDir } from '../publish/paths.ts'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

const sources = ['content', 'locales', 'public'].map((folder) => join(clinicDir, folder))

/**
 * `npm run dev`: serves the documents, data and media of the clinic as a publication writes them.
 * A changed file of the clinic reloads the page; the page and the terminal show what the validator
 * refuses.
 */
export function devPlugin(): Plugin {
  let languages: Promise<Sites['published']> | undefined
  /** By address. */
  const files = new Map<string, string | Buffer>()
  const writer = {
    put: (address: string, content: string | Buffer) => void files.set(address, content),
    putAsset(name: string, content: string | Buffer) {
      const address = `/assets/${hashedName(name, content)}`
      files.set(address, content)
      return address
    },
  }

  /** The published languages, read again after a change. */
  const read = () => {
    languages ??= buildMedia({ root: clinicDir, cacheDir }).then(
      (manifest) => openBuiltSites(clinicDir, manifest).published,
    )
    return languages
  }

  /** The site and id of the page at an address; the clinic's own 404 page for unknown ones. */
  async function pageAt(pathname: string): Promise<{ site: Site; page: string }> {
    const all = await read()
    for (const site of all) {
      const page = pageFinder(site.pages)(pathname)
      if (page) return { site, page: page.id }
    }
    return { site: all[0], page: 'notFound' }
  }

  /** `/data/<language>.json`, `/data/<language>/<page>.json`, and the addresses of the latter. */
  async function dataAt(pathname: string): Promise<unknown> {
    const [code = '', page] = pathname.replace(/^\/data\/|(?:-pages)?\.json$/g, '').split('/')
    const site = (await read()).find(({ language }) => language === code)
    if (!site) return undefined
    if (page)
      return pageData(
        site,
        site.pages.find(({ id }) => id === page),
      )
    if (!pathname.endsWith('-pages.json')) return siteData(site, endpointOrigin())
    const ids = [...site.pages.map(({ id }) => id), 'notFound']
    return { pages: Object.fromEntries(ids.map((id) => [id, `/data/${code}/${id}.json`])) }
  }

  async function serve(request: IncomingMessage, response: ServerResponse, next: () => void) {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const data = pathname.startsWith('/data/') ? await dataAt(pathname) : undefined
    const content = data === undefined ? files.get(pathname) : JSON.stringify(data)
    if (content === undefined) return next()
    response.setHeader('Content-Type', types[extname(pathname)] ?? 'font/woff2').end(content)
  }

  return {
    name: 'mercan:dev',
    apply: 'serve',
    configureServer(server) {
      const { hot } = server.environments.client
      server.watcher.add(sources)
      server.watcher.on('all', (_event, file) => {
        if (!sources.some((folder) => file.startsWith(folder))) return
        languages = undefined
        hot.send({ type: 'full-reload' })
      })
      // Each page that loads connects.
      hot.on('vite:client:connect', async (_data, client) => {
        try {
          const { requireValid } = (await server.ssrLoadModule(
            '/scripts/publish/requireValid.ts',
          )) as typeof import('../publish/requireValid.ts')
          requireValid(clinicDir)
        } catch (error) {
          const { message } = error as Error
          server.config.logger.error(message)
          client.send({ type: 'error', err: { message, stack: '' } })
        }
      })
      // Not mounted at a path: connect would restore the prefix.
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/media/')) request.url = `/@fs${cacheDir}${request.url}`
        serve(request, response, next).catch(next)
      })
    },
    async transformIndexHtml(document, { originalUrl = '/' }) {
      const { pathname } = new URL(originalUrl, 'http://localhost')
      const { site, page } = await pageAt(pathname)
      const engine = { document, tokens: {}, rightToLeft: '' }
      const options = { contentDir: clinicDir, cacheDir, engine, writer }
      const { shell, theme } = await languageFrame(site, options)
      const address = `/data/${site.language}`
      const attributes = Object.entries({
        page,
        site: `${address}.json`,
        content: `${address}/${page}.json`,
      }).map(([name, value]) => ` data-${name}="${value}"`)
      const sheets = shell.direction ? [{ rel: 'stylesheet', href: shell.direction }] : []
      return {
        html: shell.document.replace('<html', `<html${attributes.join('')}`),
        tags: [
          { tag: 'style', children: theme, injectTo: 'head-prepend' },
          ...sheets.map((attrs) => ({ tag: 'link', attrs, injectTo: 'head' as const })),
        ],
      }
    },
  }
}
