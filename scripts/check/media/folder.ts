import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What a file really is, by its first bytes. */
export type Format =
  | 'png'
  | 'jpg'
  | 'webp'
  | 'avif'
  | 'tif'
  | 'gif'
  | 'heic'
  | 'mp4'
  | 'webm'
  | 'svg'
  | 'pdf'
  | 'empty'
  | 'unknown'

/** Names of all files below `content/media`, with forward slashes, spelt as on the disk. */
export function mediaNames(root: string): string[] {
  const folder = join(root, 'content', 'media')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .filter((entry) => !entry.name.startsWith('.') && !entry.name.endsWith('.md'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/')
        .normalize('NFC'),
    )
    .sort()
}

/** A name's ending in its usual spelling. */
export const extensionOf = (name: string) =>
  (/\.([^./]+)$/.exec(name)?.[1] ?? '').toLowerCase().replace('jpeg', 'jpg').replace('tiff', 'tif')

export function formatOf(bytes: Buffer): Format {
  const ascii = bytes.toString('latin1', 0, 512)
  if (bytes.length === 0) return 'empty'
  if (ascii.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (ascii.startsWith('\xff\xd8\xff')) return 'jpg'
  if (ascii.startsWith('II*\0') || ascii.startsWith('MM\0*')) return 'tif'
  if (ascii.startsWith('GIF8')) return 'gif'
  if (ascii.startsWith('%PDF')) return 'pdf'
  if (ascii.startsWith('\x1aE\xdf\xa3')) return 'webm'
  if (ascii.startsWith('RIFF') && ascii.slice(8, 12) === 'WEBP') return 'webp'
  if (ascii.slice(4, 8) === 'ftyp') return brandFormat(ascii.slice(8, 12))
  return /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i.test(
    ascii,
  )
    ? 'svg'
    : 'unknown'
}

function brandFormat(brand: string): Format {
  if (brand === 'avif' || brand === 'avis') return 'avif'
  return /^(?:heic|heix|hevc|mif1|msf1)$/.test(brand) ? 'heic' : 'mp4'
}

/** Elements and attributes that draw; anything else has no business in a picture. */
const SAFE_ELEMENTS = new Set(
  'svg g defs title desc metadata symbol use path rect circle ellipse line polyline polygon text tspan clipPath mask pattern linearGradient radialGradient stop filter feGaussianBlur feOffset feBlend feColorMatrix feComposite feFlood feMerge feMergeNode feDropShadow feTurbulence style'.split(
    ' ',
  ),
)

/** True when an SVG only draws: no script, no event handler, nothing from elsewhere. */
export function isDrawing(text: string): boolean {
  const bare = text.replace(/<!--[\s\S]*?-->/g, '')
  const elements = [...bare.matchAll(/<([A-Za-z][\w:-]*)/g)].map((match) => match[1] ?? '')
  return (
    elements.every((element) => SAFE_ELEMENTS.has(element)) &&
    !/[\s/"']on\w+\s*=|javascript:|<!ENTITY|<\?xml-stylesheet|@import|url\(\s*['"]?(?!#)/i.test(
      bare,
    ) &&
    !/(?:href|src)\s*=\s*["'](?!#)/i.test(bare) &&
    !/<style\b[^>]*>[^<]*\\/i.test(bare)
  )
}
