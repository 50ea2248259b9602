import type { Path } from '../types.ts'

const MEGABYTE = 1024 * 1024

/** A phone's photo of 12 or 48 megapixels fits; the build makes it small for visitors. */
export const LIMITS = {
  photo: { bytes: 20 * MEGABYTE, megapixels: 50 },
  drawing: { bytes: MEGABYTE },
  /** It stands in every page: the usual icons of networks have up to 2.5 KB. */
  glyph: { bytes: 4 * 1024 },
  video: { bytes: 4 * MEGABYTE },
  /** A font comes before the words it sets: two of the site's weigh 40 KB. */
  font: { bytes: 100 * 1024 },
}

/** The narrowest original that stays sharp where a picture is shown, by the field that names it. */
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

/** Pixels across that the field at `path` asks for; 0 where it asks for nothing. */
export const narrowestFor = (file: string, path: Path): number =>
  NARROWEST.find((use) => use.file === file && use.field === path.at(-1))?.width ?? 0
