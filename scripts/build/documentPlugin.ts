import type { Plugin } from 'vite'
import { type ClinicPlace, readLocale, readTheme } from '../../src/content/loading/read.ts'
import { homePathOf, webManifest, webManifestName } from './webManifest.ts'

/** Sets language, direction and theme colour in the document and emits the web manifest. */
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
