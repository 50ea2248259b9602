import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import {
  type ClinicPlace,
  readContent,
  readLocale,
  readTheme,
} from '../../src/content/loading/read.ts'
import { fill } from '../../src/content/loading/readJson.ts'
import { fillDocument, manifestIcon, writingOf } from './documentPlugin.ts'
import { cachedFile } from './files.ts'

type DeskTexts = { title: string; noScript: string; app: { name: string; short: string } }

type Colours = ReturnType<typeof readTheme>['colours']

/**
 * The app icon: an arch with a list, in the clinic's colours. `radius` 0 gives a maskable icon a
 * full background.
 */
const drawing = ({ primary, paper, accent }: Colours, radius: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
<rect width="512" height="512" rx="${radius}" fill="${primary}"/>
<path d="M136 404V236a120 120 0 0 1 240 0v168a14 14 0 0 1-14 14H150a14 14 0 0 1-14-14z" fill="${paper}"/>
<path d="M232 242h86M232 302h86M232 362h86" stroke="${primary}" stroke-width="24" stroke-linecap="round"/>
<circle cx="188" cy="242" r="16" fill="${accent}"/><circle cx="188" cy="302" r="16" fill="${primary}"/><circle cx="188" cy="362" r="16" fill="${primary}"/>
</svg>`

/** Renders the drawing as a PNG, cached by its digest; `sharp` loads only on a miss. */
function picture(svg: string, size: number, cache: string): Promise<Buffer> {
  const name = createHash('sha256').update(`${size} ${svg}`).digest('hex').slice(0, 16)
  return cachedFile(join(cache, `${name}.png`), async () => {
    const { default: sharp } = await import('sharp')
    return sharp(Buffer.from(svg)).resize(size, size).png({ palette: true }).toBuffer()
  })
}

/** Fills the desk's document and makes the desk an installable app: manifest, icons, colours. */
export function deskApp(place: ClinicPlace, cacheDir: string): Plugin {
  const cache = join(cacheDir, 'desk-icons')
  const { colours } = readTheme(place.clinicDir)
  const { title, noScript, app } = readLocale<DeskTexts>(place, 'desk')
  const { lang, dir } = writingOf(place)
  const clinic = readContent(place, 'clinic').name
  let touchIcon = ''
  return {
    name: 'mercan:desk-app',
    apply: 'build',
    async buildStart() {
      const icon = async (size: number, radius: number) => {
        const source = await picture(drawing(colours, radius), size, cache)
        return this.emitFile({ type: 'asset', name: `icon-${size}.png`, source })
      }
      const emitted = [icon(192, 112), icon(512, 112), icon(512, 0), icon(180, 0)]
      const [small = '', large = '', maskable = '', touch = ''] = (await Promise.all(emitted)).map(
        (file) => `/yonetim/${this.getFileName(file)}`,
      )
      touchIcon = touch
      const manifest = {
        id: '/yonetim',
        name: fill(app.name, { clinic }),
        short_name: app.short,
        lang,
        dir,
        start_url: '/yonetim',
        scope: '/yonetim',
        display: 'standalone',
        background_color: colours.paper,
        theme_color: colours.surface,
        icons: [
          manifestIcon(small, 192),
          manifestIcon(large, 512),
          manifestIcon(maskable, 512, 'maskable'),
        ],
      }
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.webmanifest',
        source: `${JSON.stringify(manifest, null, 2)}\n`,
      })
    },
    transformIndexHtml: (html) =>
      fillDocument(html, {
        LANG: lang,
        DIR: dir,
        TITLE: fill(title, { clinic }),
        NOSCRIPT: noScript,
        GROUND: colours.surface,
        NIGHT: colours.deep,
        ICON: touchIcon,
      }),
  }
}
