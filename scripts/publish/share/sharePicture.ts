import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shareOf } from '../../../src/content/pageShare.ts'
import type { Site } from '../../../src/content/site/site.ts'
import type { ThemeFile } from '../../../src/content/types.gen.ts'
import { plainUrl } from '../../../src/ui/photo.ts'
import { cachedFile } from '../files.ts'
import { scriptFaceOf, scriptFont } from '../fonts/scriptFaces.ts'
import { type DrawText, textDrawer } from './drawnText.ts'

const [WIDTH, HEIGHT] = [1200, 630]
/** The picture in its arch. */
const arch = { width: 400, height: 560 }
const EDGE = 80

/**
 * The pictures that networks show beside links (JPEG, 1200 x 630), by their addresses: words in the
 * language and a photo. Cached in `cacheDir` by these; it holds `media/` with the photos.
 */
export async function sharePictures(
  site: Site,
  { contentDir, cacheDir }: { contentDir: string; cacheDir: string },
): Promise<Map<string, Buffer>> {
  const { colours, fonts } = site.theme
  const latin = join(contentDir, 'content', 'media', fonts.display.file)
  const latinFont = readFileSync(latin)
  const face = scriptFaceOf(site.language)
  const script = face && (await scriptFont(face, cacheDir))
  const isMirrored = site.dir === 'rtl'
  let drawer: Promise<DrawText> | undefined

  const pictures = new Map<string, Buffer>()
  for (const { path, title, line, photo, focus } of site.pages.map((page) => shareOf(site, page))) {
    if (pictures.has(path)) continue
    const source = plainUrl(photo)
    const digest = createHash('sha256')
      .update(JSON.stringify({ title, line, source, focus, colours, isMirrored }))
      .update(latinFont)
    const file = join(cacheDir, 'share', `${digest.digest('hex').slice(0, 16)}.jpg`)
    const picture = await cachedFile(file, async () => {
      drawer ??= textDrawer({ latin, ...(script && { script }) }, 600)
      const words = ground({ title, line }, colours, await drawer, isMirrored)
      const { default: sharp } = await import('sharp')
      const inArch = await sharp(join(cacheDir, source))
        .resize(arch.width, arch.height, { fit: 'cover', position: focus })
        .composite([{ input: Buffer.from(archMask), blend: 'dest-in' }])
        .png()
        .toBuffer()
      const left = isMirrored ? EDGE : WIDTH - EDGE - arch.width
      return sharp(Buffer.from(words))
        .composite([{ input: inArch, left, top: HEIGHT - arch.height }])
        .jpeg({ quality: 84, mozjpeg: true })
        .toBuffer()
    })
    pictures.set(path, picture)
  }
  return pictures
}

const radius = arch.width / 2
const archMask = `<svg xmlns="http://www.w3.org/2000/svg" width="${arch.width}" height="${arch.height}"><path d="M0 ${arch.height}V${radius}a${radius} ${radius} 0 0 1 ${arch.width} 0V${arch.height}z"/></svg>`

/** Title and line beside the arch, with the dot that ends the site's headings. */
function ground(
  words: { title: string; line: string },
  { paper, deep, inkQuiet, accent }: ThemeFile['colours'],
  draw: DrawText,
  isMirrored: boolean,
): string {
  const room = WIDTH - arch.width - 3.5 * EDGE
  const line = (text: string, largest: number, y: number, colour: string) => {
    const size = Math.min(largest, (largest * room) / draw(text, largest).width)
    const { svg, width } = draw(text, size)
    const x = isMirrored ? WIDTH - EDGE - width : EDGE
    return {
      svg: `<g fill="${colour}" transform="translate(${x} ${y})">${svg}</g>`,
      x,
      width,
      size,
    }
  }
  const title = line(words.title, 84, 320, deep)
  const gap = 0.2 * title.size
  const dot = isMirrored ? title.x - gap : title.x + title.width + gap
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><path fill="${paper}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${title.svg}<circle cx="${dot}" cy="${320 - 0.08 * title.size}" r="${0.09 * title.size}" fill="${accent}"/>${line(words.line, 36, 392, inkQuiet).svg}</svg>`
}
