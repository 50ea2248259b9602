import type { Plugin } from 'vite'
import { loadOnNode } from './loadOnNode.ts'

const types: Record<string, string> = { css: 'text/css', json: 'application/json' }

/** Gives each test's document the clinic's theme, its data and the desk's words, as a publication does. */
export function documentPlugin(clinicDir: string, cacheDir: string): Plugin {
  const files = new Map<string, string | Buffer>()
  const put = (name: string, content: string | Buffer) => {
    files.set(`/published/${name}`, content)
    return `/published/${name}`
  }

  return {
    name: 'mercan:component-document',
    configureServer: ({ middlewares }) =>
      void middlewares.use(({ url = '' }, response, next) => {
        const content = files.get(url)
        if (content === undefined) return next()
        const type = types[url.split('.').at(-1) ?? ''] ?? 'font/woff2'
        response.setHeader('Content-Type', type).end(content)
      }),
    async transformIndexHtml() {
      const { deskWords, putTheme, readSites, readVisitorSite } = await loadOnNode()
      const { own } = readSites(clinicDir)
      const href = await putTheme(own, { contentDir: clinicDir, cacheDir, put })
      files.set(`/data/${own.language}-pages.json`, JSON.stringify({ pages: {} }))
      const place = { clinicDir, language: own.language }
      const { content, data, delivered, pages: ids } = await readVisitorSite(place, clinicDir)
      const published = { site: data, pages: ids.map(delivered), content }
      const block = (id: string, content: unknown) => ({
        tag: 'script',
        attrs: { type: 'application/json', id },
        children: JSON.stringify(content).replaceAll('<', '\\u003c'),
      })
      return [
        { tag: 'link', attrs: { rel: 'stylesheet', href } },
        block('words', deskWords(own, put)),
        block('site', published),
      ]
    },
  }
}
