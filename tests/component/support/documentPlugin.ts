import type { Plugin, ViteDevServer } from 'vite'

const types: Record<string, string> = { css: 'text/css', json: 'application/json' }

/** Gives each test's document the clinic's theme, its data and the desk's words, as a publication does. */
export function documentPlugin(clinicDir: string, cacheDir: string): Plugin {
  const files = new Map<string, string | Buffer>()
  const put = (name: string, content: string | Buffer) => {
    files.set(`/published/${name}`, content)
    return `/published/${name}`
  }
  let server: ViteDevServer
  // Through Vite, so that the config does not bundle the validator.
  const load = <Module>(file: string) => server.ssrLoadModule(file) as Promise<Module>

  return {
    name: 'mercan:component-document',
    configureServer(created) {
      server = created
      server.middlewares.use(({ url = '' }, response, next) => {
        const content = files.get(url)
        if (content === undefined) return next()
        const type = types[url.split('.').at(-1) ?? ''] ?? 'font/woff2'
        response.setHeader('Content-Type', type).end(content)
      })
    },
    async transformIndexHtml() {
      type Words = typeof import('../../../scripts/publish/deskWords.ts')
      type Theme = typeof import('../../../scripts/publish/themeSheet.ts')
      const { deskWords } = await load<Words>('/scripts/publish/deskWords.ts')
      const { putTheme } = await load<Theme>('/scripts/publish/themeSheet.ts')
      type Read = typeof import('../../../src/content/loading/read.ts')
      const { readSites } = await load<Read>('/src/content/loading/read.ts')
      const { own } = readSites(clinicDir)
      const href = await putTheme(own, { contentDir: clinicDir, cacheDir, put })
      type Site = typeof import('../../support/siteData.ts')
      const { siteData } = await load<Site>('/tests/support/siteData.ts')
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
