import { plainLetters } from '../../shared/formats/letters.ts'
import { message } from '../messages.ts'
import type { SchemaNode } from '../schema/node.ts'
import type { Path } from '../types.ts'
import { extensionOf } from './folder.ts'

export type Kind = NonNullable<SchemaNode['media']>

/** The formats that suit each kind of field. */
export const FORMATS: Record<Kind, string[]> = {
  photo: ['png', 'jpg', 'webp', 'avif', 'tif', 'svg'],
  icon: ['svg'],
  glyph: ['svg'],
  logo: ['svg'],
  video: ['mp4'],
  font: ['woff2'],
}

/** Formats the build processes. */
export const KNOWN = new Set(Object.values(FORMATS).flat())

export const isPhonePhoto = (name: string) => /^hei[cf]$/.test(extensionOf(name))

/** A video format the site cannot show. */
export const isVideo = (name: string) =>
  /^(?:mov|avi|mkv|wmv|webm|m4v|mpe?g|3gp|flv|hevc)$/.test(extensionOf(name))

/** Any picture or video, supported or not. */
export const isPicture = (name: string) =>
  KNOWN.has(extensionOf(name)) ||
  isPhonePhoto(name) ||
  isVideo(name) ||
  /^(?:gif|bmp|jfif|psd|ai|eps|raw|cr2|nef)$/.test(extensionOf(name))

const MEGABYTE = 1024 * 1024

/** Photos of phones have 12 or 48 megapixels; the build makes small derivatives. */
export const LIMITS = {
  photo: { bytes: 20 * MEGABYTE, megapixels: 50 },
  drawing: { bytes: MEGABYTE },
  /** Inlined in every page: common network icons have up to 2.5 KB. */
  glyph: { bytes: 4 * 1024 },
  video: { bytes: 4 * MEGABYTE },
  /** A font delays its text; two of the site's have 40 KB. */
  font: { bytes: 100 * 1024 },
}

/** The width in pixels that an original needs to be sharp in its place. */
const NARROWEST: { file: string; field: string; width: number }[] = [
  { file: 'about', field: 'photo', width: 1000 },
  { file: 'appointment', field: 'photo', width: 1000 },
  { file: 'doctors', field: 'photo', width: 400 },
  { file: 'galleries', field: 'photo', width: 1000 },
  { file: 'hero', field: 'poster', width: 1280 },
  { file: 'prose', field: 'photo', width: 1000 },
  { file: 'testimonials', field: 'avatar', width: 96 },
  { file: 'treatments', field: 'photo', width: 1000 },
]

/** The least width in pixels for the field at `path`; 0 for none. */
export const narrowestFor = (file: string, path: Path): number =>
  NARROWEST.find((use) => use.file === file && use.field === path.at(-1))?.width ?? 0

const SAFE = /^(?:[A-Za-z0-9][A-Za-z0-9._-]*\/)*[A-Za-z0-9][A-Za-z0-9._-]*$/

/** Safe on all systems and in URLs: ASCII without spaces. */
export const isPlainName = (name: string) => SAFE.test(name)

/** `Photo Two (2).JPG` becomes `photo-two-2.jpg`, with Turkish letters as their ASCII neighbours. */
export function plainName(name: string): string {
  const [, stem = name, ending = ''] = /^(.*?)(\.[^./]+)?$/.exec(name) ?? []
  const bare = plainLetters(stem)
    .replace(/[^a-z0-9._/]+/g, '-')
    .replace(/^-+|-+$|-+(?=[/.])|(?<=\/)-+/g, '')
  return `${bare || message('format.nameless', {})}${ending.toLowerCase()}`
}

/** The only file with this name in another folder, or with an extension. */
export function namesake(name: string, usable: readonly string[]): string | undefined {
  const alike = usable.filter(
    (known) => known.endsWith(`/${name}`) || known.startsWith(`${name}.`) || known === name.trim(),
  )
  return alike.length === 1 ? alike[0] : undefined
}
