import type { Plugin } from 'vite'
import { type ClinicPlace, readLocale, readTheme } from '../../src/content/read.ts'
import { homePathOf, webManifest, webManifestName } from './webManifest.ts'

/** Prints the locale's language and direction and the theme's ground into the document, and makes the manifest it links. */
export function documentPlugin(place: ClinicPlace): Plugin {
  const file = `${homePathOf(place)}${webManifestName}`
  return {
    name: 'mercan:document',
    transformIndexHtml(html) {
      const { lang, dir } = readLocale<{ lang: string; dir: string }>(place, 'locale')
      const { colours } = readTheme(place.clinicDir)
      return html
        .replace('%LANG%', lang)
        .replace('%DIR%', dir)
        .replace('%PAPER%', colours.paper)
        .replace('%MANIFEST%', file)
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      this.emitFile({ type: 'asset', fileName: file.slice(1), source: webManifest(place) })
    },
    configureServer(server) {
      server.middlewares.use(file, (_request, response) => {
        response.setHeader('Content-Type', 'application/manifest+json')
        response.end(webManifest(place))
      })
    },
  }
}
