import type { Plugin } from 'vite'
import {
  type ClinicPlace,
  readContent,
  readLocale,
  readSiteMap,
  readTheme,
} from '../../src/content/loading/read.ts'

/** Replaces `%NAME%` in a document; unknown names stay. */
export const fillDocument = (html: string, values: Readonly<Record<string, string>>): string =>
  html.replace(/%([A-Z]+)%/g, (slot, name: string) => values[name] ?? slot)

/** Language and direction of a site's documents. */
export const writingOf = (place: ClinicPlace) =>
  readLocale<{ lang: string; dir: string }>(place, 'locale')

/** A PNG in a web app manifest; `size` in pixels. */
export const manifestIcon = (src: string, size: number, purpose?: 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** Sets language, direction and theme colour in the document and emits the web manifest. */
export function documentPlugin(place: ClinicPlace): Plugin {
  const file = `${homePathOf(place)}manifest.webmanifest`
  return {
    name: 'mercan:document',
    transformIndexHtml(html) {
      const { lang, dir } = writingOf(place)
      const { paper } = readTheme(place.clinicDir).colours
      return fillDocument(html, { LANG: lang, DIR: dir, PAPER: paper, MANIFEST: file })
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

/** The web app manifest of the site as JSON. */
export function webManifest(place: ClinicPlace): string {
  const { name } = readContent(place, 'clinic')
  const { lang, dir } = writingOf(place)
  const { colours } = readTheme(place.clinicDir)
  const manifest = {
    name,
    short_name: name,
    lang,
    dir,
    start_url: homePathOf(place),
    display: 'browser',
    background_color: colours.paper,
    theme_color: colours.paper,
    icons: [
      manifestIcon('/icon-192.png', 192),
      manifestIcon('/icon-512.png', 512),
      manifestIcon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

const homePathOf = (place: ClinicPlace): string => readSiteMap(place).pages[0]?.path ?? '/'
