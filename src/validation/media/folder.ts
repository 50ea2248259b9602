import type { FileTree } from '../types.ts'
import { latin1 } from './bytes.ts'

/** A file's format, by its first bytes. */
export type Format =
  | 'png'
  | 'jpg'
  | 'webp'
  | 'avif'
  | 'tif'
  | 'gif'
  | 'heic'
  | 'mp4'
  | 'mov'
  | 'webm'
  | 'svg'
  | 'pdf'
  | 'ico'
  | 'woff2'
  | 'woff'
  | 'ttf'
  | 'zip'
  | 'html'
  | 'pointer'
  | 'empty'
  | 'unknown'

/** Paths of all files below `content/media`, in NFC. */
export function mediaNames(tree: FileTree): string[] {
  const namesBelow = (folder: string): string[] =>
    (tree.list(`content/media/${folder}`) ?? []).flatMap(({ name, kind }) => {
      if (kind === 'folder') return namesBelow(`${folder}${name}/`)
      const isOurs = kind === 'file' && !name.startsWith('.') && !name.endsWith('.md')
      return isOurs ? [`${folder}${name}`.normalize('NFC')] : []
    })
  return namesBelow('').sort()
}

/** The file extension in its usual spelling. */
export const extensionOf = (name: string) =>
  (/\.([^./]+)$/.exec(name)?.[1] ?? '').toLowerCase().replace('jpeg', 'jpg').replace('tiff', 'tif')

export function formatOf(bytes: Uint8Array): Format {
  const ascii = latin1(bytes, 0, 512)
  if (bytes.length === 0) return 'empty'
  if (ascii.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (ascii.startsWith('\xff\xd8\xff')) return 'jpg'
  if (ascii.startsWith('II*\0') || ascii.startsWith('MM\0*')) return 'tif'
  if (ascii.startsWith('GIF8')) return 'gif'
  if (ascii.startsWith('%PDF')) return 'pdf'
  if (ascii.startsWith('\x1aE\xdf\xa3')) return 'webm'
  if (ascii.startsWith('\0\0\x01\0')) return 'ico'
  if (ascii.startsWith('PK\x03\x04')) return 'zip'
  if (ascii.startsWith('wOF2')) return 'woff2'
  if (ascii.startsWith('wOFF')) return 'woff'
  if (['\0\x01\0\0', 'OTTO', 'true'].includes(ascii.slice(0, 4))) return 'ttf'
  if (ascii.startsWith('version https://git-lfs')) return 'pointer'
  if (ascii.startsWith('RIFF') && ascii.slice(8, 12) === 'WEBP') return 'webp'
  if (ascii.slice(4, 8) === 'ftyp') return brandFormat(ascii.slice(8, 12))
  return markupFormat(latin1(bytes, 0, 8192))
}

/** Reads the first tag after declarations and comments. */
function markupFormat(text: string): Format {
  const lead = /^(?:\xef\xbb\xbf)?(?:\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->)*/.exec(text)?.[0] ?? ''
  const start = text.slice(lead.length)
  if (/^(?:<!DOCTYPE\s+html|<html|<head|<body)\b/i.test(start)) return 'html'
  return /^(?:<!DOCTYPE\s+svg|<(?:\w+:)?svg[\s>])/i.test(start) ? 'svg' : 'unknown'
}

function brandFormat(brand: string): Format {
  if (brand === 'avif' || brand === 'avis') return 'avif'
  if (brand === 'qt  ') return 'mov'
  return /^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/.test(brand) ? 'heic' : 'mp4'
}
