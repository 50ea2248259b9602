import { basename } from 'node:path'
import sharp from 'sharp'

/** The tallest piece, and the widest sheet, that a picture viewer still shows pixel by pixel. */
const pieceHeight = 1480
const sheetWidth = 1560
const gap = 12

/**
 * Writes a picture of a page as JPEG, a long one as columns side by side, on
 * several sheets where one is not enough. Returns the names of the files.
 */
export async function writeSheets(picture: Buffer, path: string): Promise<string[]> {
  const { width, height } = await sharp(picture).metadata()
  const pieces = Math.ceil(height / pieceHeight)
  const columns = Math.max(1, Math.floor((sheetWidth + gap) / (width + gap)))
  const sheets = Math.ceil(pieces / columns)
  const files: string[] = []
  for (let sheet = 0; sheet < sheets; sheet++) {
    const first = sheet * columns
    const count = Math.min(columns, pieces - first)
    const parts = await Promise.all(
      Array.from({ length: count }, async (_, column) => {
        const top = (first + column) * pieceHeight
        const size = { left: 0, top, width, height: Math.min(pieceHeight, height - top) }
        const input = await sharp(picture).extract(size).png().toBuffer()
        return { input, left: column * (width + gap), top: 0 }
      }),
    )
    const file = sheets === 1 ? `${path}.jpg` : `${path}.${sheet + 1}.jpg`
    await sharp({
      create: {
        width: count * width + (count - 1) * gap,
        height: Math.min(pieceHeight, height - first * pieceHeight),
        channels: 3,
        background: '#777',
      },
    })
      .composite(parts)
      .jpeg({ quality: 84 })
      .toFile(file)
    files.push(basename(file))
  }
  return files
}
