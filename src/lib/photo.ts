import type { Photo, RasterPhoto } from '../content/media'

/** True for a photograph that exists in several widths and formats, false for a drawing. */
export const isRaster = (photo: Photo): photo is RasterPhoto => 'stem' in photo

/** The address of one width in AVIF. */
export const avifUrl = ({ stem }: RasterPhoto, width: number): string => `${stem}-${width}.avif`

/** Every width in AVIF, as `srcset` wants it: `/media/about.1a2b3c-480.avif 480w, ...`. */
export const srcSet = (photo: RasterPhoto): string =>
  photo.widths.map((width) => `${avifUrl(photo, width)} ${width}w`).join(', ')

/** The one address for readers that know no AVIF (old browsers, link previews): a JPEG, or the drawing. */
export const plainUrl = (photo: Photo): string =>
  isRaster(photo) ? `${photo.stem}-${plainWidth(photo)}.jpg` : photo.src

/** The width of a photograph's JPEG: the widest of at most 1200 px. */
export function plainWidth({ width, widths }: RasterPhoto): number {
  const [narrowest = width] = widths
  return widths.findLast((width) => width <= 1200) ?? narrowest
}
