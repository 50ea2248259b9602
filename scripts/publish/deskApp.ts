import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Site } from '../../src/content/site/site.ts'
import { deskPath } from '../../src/server/staff/deskFiles.ts'
import { fill } from '../../src/shared/formats/fill.ts'
import { cachedFile, type Put } from './files.ts'
import { manifestIcon } from './siteDocument.ts'

type Colours = Site['theme']['colours']

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
function picture(svg: string, size: number, cacheDir: string): Promise<Buffer> {
  const name = createHash('sha256').update(`${size} ${svg}`).digest('hex').slice(0, 16)
  return cachedFile(join(cacheDir, 'desk-icons', `${name}.png`), async () => {
    const { default: sharp } = await import('sharp')
    return sharp(Buffer.from(svg)).resize(size, size).png({ palette: true }).toBuffer()
  })
}

/**
 * What makes the desk an installable app: the text of its web manifest and the address of its icon
 * for iOS. `put` adds a file and returns its address.
 */
export async function deskApp(site: Site, cacheDir: string, put: Put) {
  const { colours } = site.theme
  const { app } = site.texts.desk
  const icon = async (size: number, radius: number) =>
    put(`icon-${size}.png`, await picture(drawing(colours, radius), size, cacheDir))
  const manifest = {
    id: deskPath,
    name: fill(app.name, { clinic: site.clinic.name }),
    short_name: app.short,
    lang: site.language,
    dir: site.dir,
    start_url: deskPath,
    scope: deskPath,
    display: 'standalone',
    background_color: colours.paper,
    theme_color: colours.surface,
    icons: [
      manifestIcon(await icon(192, 112), 192),
      manifestIcon(await icon(512, 112), 512),
      manifestIcon(await icon(512, 0), 512, 'maskable'),
    ],
  }
  return { manifest: `${JSON.stringify(manifest, null, 2)}\n`, touchIcon: await icon(180, 0) }
}
