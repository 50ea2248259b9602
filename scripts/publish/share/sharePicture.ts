import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readUnchecked } from '../../../src/content/loading/readJson.ts'
import type { Site } from '../../../src/content/site/site.ts'
import type { ThemeFile } from '../../../src/content/types.gen.ts'
import { cachedFile } from '../files.ts'
import { scriptFaceOf, scriptFont } from '../fonts/scriptFaces.ts'
import { type DrawText, textDrawer } from './drawnText.ts'

type Places = { contentDir: string; cacheDir: string }

const [WIDTH, HEIGHT] = [1200, 630]
/** The picture in its arch. */
const arch = { width: 400, height: 560 }
const EDGE = 80

/**
 * The picture that networks show beside a link (JPEG, 1200 x 630): the clinic's name and place in
 * the language, and the photo of the about page. Cached in `cacheDir` by these.
 */
export async function sharePicture(site: Site, { contentDir, cacheDir }: Places): Promise<Buffer> {
  const { district, city } = site.clinic.address
  const { colours, fonts } = site.theme
  // The original: the site knows derivatives alone.
  const about = readUnchecked(join(contentDir, 'content', 'about.json')) as { photo: string }
  const mediaDir = join(contentDir, 'content', 'media')
  const photo = readFileSync(join(mediaDir, about.photo))
  const latin = join(mediaDir, fonts.display.file)
  const face = scriptFaceOf(site.language)
  const script = face && (await scriptFont(face, cacheDir))
  const words = { name: site.name, place: [...new Set([district, city])].join(' \u00b7 ') }
  const isMirrored = site.dir === 'rtl'

  const digest = createHash('sha256')
    .update(JSON.stringify({ words, colours, isMirrored }))
    .update(readFileSync(latin))
    .update(photo)
  const file = join(cacheDir, 'share', `${digest.digest('hex').slice(0, 16)}.jpg`)
  return cachedFile(file, async () => {
    const draw = await textDrawer({ latin, ...(script && { script }) }, 600)
    const { default: sharp } = await import('sharp')
    const picture = await sharp(photo)
      .resize(arch.width, arch.height, { fit: 'cover' })
      .composite([{ input: Buffer.from(archMask), blend: 'dest-in' }])
      .png()
      .toBuffer()
    const left = isMirrored ? EDGE : WIDTH - EDGE - arch.width
    return sharp(Buffer.from(ground(words, colours, draw, isMirrored)))
      .composite([{ input: picture, left, top: HEIGHT - arch.height }])
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer()
  })
}

const radius = arch.width / 2
const archMask = `<svg xmlns="http://www.w3.org/2000/svg" width="${arch.width}" height="${arch.height}"><path d="M0 ${arch.height}V${radius}a${radius} ${radius} 0 0 1 ${arch.width} 0V${arch.height}z"/></svg>`

/** Name and place beside the arch, with the dot that ends the site's headings. */
function ground(
  { name, place }: { name: string; place: string },
  { paper, deep, inkQuiet, accent }: ThemeFile['colours'],
  draw: DrawText,
  isMirrored: boolean,
): string {
  const room = WIDTH - arch.width - 3.5 * EDGE
  const size = Math.min(84, (84 * room) / draw(name, 84).width)
  const line = (text: string, height: number, y: number, colour: string) => {
    const { svg, width } = draw(text, height)
    const x = isMirrored ? WIDTH - EDGE - width : EDGE
    return { svg: `<g fill="${colour}" transform="translate(${x} ${y})">${svg}</g>`, x, width }
  }
  const title = line(name, size, 320, deep)
  const dot = isMirrored ? title.x - 0.2 * size : title.x + title.width + 0.2 * size
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><path fill="${paper}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${title.svg}<circle cx="${dot}" cy="${320 - 0.08 * size}" r="${0.09 * size}" fill="${accent}"/>${line(place, 36, 392, inkQuiet).svg}</svg>`
}
