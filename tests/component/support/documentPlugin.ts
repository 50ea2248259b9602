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
      const { deskWords, putTheme, readSites, siteData } = await loadOnNode()
      const { own } = readSites(clinicDir)
      const href = await putTheme(own, { contentDir: clinicDir, cacheDir, put })
      const data = await siteData({ clinicDir, language: own.language }, clinicDir)
      const parts = data.pages.flatMap((page) => [data.boot(page), data.near(page)])
      const walks = put('walks.json', JSON.stringify({ walks: {}, data: data.navigation() }))
      const block = (id: string, content: unknown) => ({
        tag: 'script',
        attrs: { type: 'application/json', id },
        children: JSON.stringify(content).replaceAll('<', '\\u003c'),
      })
      return [
        { tag: 'link', attrs: { rel: 'stylesheet', href } },
        block('words', deskWords(own, put)),
        block('site', { parts, walks }),
      ]
    },
  }
}
