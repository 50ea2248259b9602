import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import {
  type ClinicPlace,
  readContent,
  readLocale,
  readTheme,
} from '../../src/content/loading/read.ts'
import { fill } from '../../src/content/loading/readJson.ts'

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
async function picture(svg: string, size: number, cache: string): Promise<Buffer> {
  const name = createHash('sha256').update(`${size} ${svg}`).digest('hex').slice(0, 16)
  const file = join(cache, `${name}.png`)
  const known = await readFile(file).catch(() => undefined)
  if (known) return known
  const { default: sharp } = await import('sharp')
  const bytes = await sharp(Buffer.from(svg)).resize(size, size).png({ palette: true }).toBuffer()
  mkdirSync(cache, { recursive: true })
  // Rename is atomic: no build reads a half-written file.
  const unfinished = join(cache, randomUUID())
  await writeFile(unfinished, bytes)
  await rename(unfinished, file)
  return bytes
}

/** Makes the desk an installable app: manifest, icons and theme colours. */
export function deskApp(place: ClinicPlace, cacheDir: string): Plugin {
  const cache = join(cacheDir, 'desk-icons')
  const { colours } = readTheme(place.clinicDir)
  let touchIcon = ''
  return {
    name: 'mercan:desk-app',
    apply: 'build',
    async buildStart() {
      const icon = async (size: number, radius: number) => {
        const source = await picture(drawing(colours, radius), size, cache)
        return this.emitFile({ type: 'asset', name: `icon-${size}.png`, source })
      }
      const [small, large, cut, touch] = await Promise.all([
        icon(192, 112),
        icon(512, 112),
        icon(512, 0),
        icon(180, 0),
      ])
      const { app } = readLocale<{ app: { name: string; short: string } }>(place, 'desk')
      const { lang, dir } = readLocale<{ lang: string; dir: string }>(place, 'locale')
      const icons = [
        { at: small, size: 192 },
        { at: large, size: 512 },
        { at: cut, size: 512, purpose: 'maskable' },
      ].map(({ at, size, purpose }) => ({
        src: `/yonetim/${this.getFileName(at)}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      }))
      touchIcon = `/yonetim/${this.getFileName(touch)}`
      const manifest = {
        id: '/yonetim',
        name: fill(app.name, { clinic: readContent(place, 'clinic').name }),
        short_name: app.short,
        lang,
        dir,
        start_url: '/yonetim',
        scope: '/yonetim',
        display: 'standalone',
        background_color: colours.paper,
        theme_color: colours.surface,
        icons,
      }
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.webmanifest',
        source: `${JSON.stringify(manifest, null, 2)}\n`,
      })
    },
    transformIndexHtml(html) {
      const texts = { GROUND: colours.surface, NIGHT: colours.deep, ICON: touchIcon }
      return html.replace(/%([A-Z]+)%/g, (slot, name: string) => Reflect.get(texts, name) ?? slot)
    },
  }
}
