import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import type { Plugin } from 'vite'
import { type LanguageData, languageData } from '../../src/content/pageData.ts'
import { pageFinder } from '../../src/content/pathMatch.ts'
import type { Site } from '../../src/content/site/site.ts'
import { buildMedia } from '../media/buildMedia.ts'
import { openBuiltSites } from '../publish/builtSites.ts'
import { endpointOrigin } from '../publish/endpointOrigin.ts'
import { hashedName } from '../publish/files.ts'
import { languageFrame } from '../publish/languageFrame.ts'
import { cacheDir, clinicDir } from '../publish/paths.ts'

type Language = { site: Site; data: LanguageData }

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
  let languages: Promise<Language[]> | undefined
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
    languages ??= buildMedia({ root: clinicDir, cacheDir }).then((manifest) => {
      const sites = openBuiltSites(clinicDir, manifest)
      const open = (site: Site) => ({ site, data: languageData(site, sites, endpointOrigin()) })
      return sites.published.map(open)
    })
    return languages
  }

  /** The language and id of the page at an address; the clinic's own 404 page for unknown ones. */
  async function pageAt(pathname: string) {
    const all = await read()
    for (const language of all) {
      const page = pageFinder(language.data.siteMap.pages)(pathname)
      if (page) return { language, page: page.id }
    }
    const [language] = all
    if (!language) throw new Error('no language is published')
    return { language, page: 'notFound' }
  }

  /** `/data/<language>/<page>/<part>.json`, and the addresses of the pages' data for navigation. */
  async function dataAt(pathname: string): Promise<unknown> {
    const [code = '', page, part] = pathname.replace(/^\/data\/|(?:-pages)?\.json$/g, '').split('/')
    const data = (await read()).find(({ data }) => data.language === code)?.data
    if (!data) return undefined
    if (page && (part === 'boot' || part === 'near' || part === 'walk')) return data[part](page)
    const walks = data.pages.map((page) => [page, `/data/${code}/${page}/walk.json`])
    return { walks: Object.fromEntries(walks), data: data.navigation() }
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
      const { language, page } = await pageAt(pathname)
      const engine = { document, tokens: {}, rightToLeft: '' }
      const options = { contentDir: clinicDir, cacheDir, engine, writer }
      const { shell, theme, walks } = await languageFrame(language.site, options)
      const address = `/data/${language.data.language}/${page}`
      const attributes = Object.entries({
        page,
        boot: `${address}/boot.json`,
        near: `${address}/near.json`,
        walks,
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
