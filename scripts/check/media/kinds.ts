import type { SchemaNode } from '../schema/node.ts'
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

/** Every format the build makes something of. */
export const KNOWN = new Set(Object.values(FORMATS).flat())

export const isPhonePhoto = (name: string) => /^hei[cf]$/.test(extensionOf(name))

/** A film as cameras and phones write it, in a format the site cannot show. */
export const isFilm = (name: string) =>
  /^(?:mov|avi|mkv|wmv|webm|m4v|mpe?g|3gp|flv|hevc)$/.test(extensionOf(name))

/** Anything people take for a picture or a film, whether the site shows it or not. */
export const isPicture = (name: string) =>
  KNOWN.has(extensionOf(name)) ||
  isPhonePhoto(name) ||
  isFilm(name) ||
  /^(?:gif|bmp|jfif|psd|ai|eps|raw|cr2|nef)$/.test(extensionOf(name))
