import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { plainLetters } from '../../src/shared/formats/letters.ts'

export type Kind = 'raster' | 'vector' | 'video'

/** A media file as the editors uploaded it. */
export type Original = {
  /** Path below `content/media/`, with `/` and in NFC: the key in the manifest. */
  key: string
  kind: Kind
  bytes: Buffer
  /** Path for messages, such as `content/media/about.png`. */
  name: string
}

const kinds: Record<string, Kind> = {
  '.png': 'raster',
  '.jpg': 'raster',
  '.jpeg': 'raster',
  '.webp': 'raster',
  '.avif': 'raster',
  '.tif': 'raster',
  '.tiff': 'raster',
  '.svg': 'vector',
  '.mp4': 'video',
}

/**
 * All originals below `root/content/media`, sorted by key; without hidden files, Markdown and
 * fonts. Throws for a missing folder and unknown file types.
 */
export function readOriginals(root: string): Original[] {
  const folder = join(root, 'content', 'media')
  if (!existsSync(folder)) throw new Error('content/media: the folder of pictures is missing.')
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/(?:^|\/)\.|\.(?:md|woff2)$/.test(path))
    .map((path) => {
      const name = `content/media/${path}`
      const kind = kinds[extname(path).toLowerCase()]
      if (!kind) {
        const known = Object.keys(kinds).join(', ')
        throw new Error(`${name}: not a kind of file the site can show. Use one of ${known}.`)
      }
      return { key: path.normalize('NFC'), kind, bytes: readFileSync(join(folder, path)), name }
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1))
}

/** The hashed name without extension: ASCII, six hex digits of content and settings. */
export function hashedName(original: Original, settings: string): string {
  const hash = createHash('sha256')
    .update(settings)
    .update(original.bytes)
    .digest('hex')
    .slice(0, 6)
  const stem = original.key.slice(0, -extname(original.key).length)
  const bare = plainLetters(stem).replace(/[^a-z0-9./-]+/g, '-')
  return `${bare}.${hash}`
}
