import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readTheme } from '../theme/readTheme.ts'
import { webManifest, webManifestFile } from './webManifest.ts'

/** Prints the locale's language and direction and the theme's ground into the document, and makes the manifest it links. */
export function documentPlugin({ root, locale }: { root: string; locale: string }): Plugin {
  return {
    name: 'mercan:document',
    transformIndexHtml(html) {
      const file = join(root, 'locales', locale, 'locale.json')
      const { lang, dir } = JSON.parse(readFileSync(file, 'utf8')) as { lang: string; dir: string }
      const { colours } = readTheme(root)
      return html.replace('%LANG%', lang).replace('%DIR%', dir).replace('%PAPER%', colours.paper)
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      this.emitFile({
        type: 'asset',
        fileName: webManifestFile,
        source: webManifest({ root, locale }),
      })
    },
    configureServer(server) {
      server.middlewares.use(`/${webManifestFile}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/manifest+json')
        response.end(webManifest({ root, locale }))
      })
    },
  }
}
