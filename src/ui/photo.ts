import type { Photo, RasterPhoto } from '../content/media/media'

/** False for a drawing. */
export const isRaster = (photo: Photo): photo is RasterPhoto => 'stem' in photo

export const avifUrl = ({ stem }: RasterPhoto, width: number): string => `${stem}-${width}.avif`

/** The `srcset` of all AVIF widths. */
export const srcSet = (photo: RasterPhoto): string =>
  photo.widths.map((width) => `${avifUrl(photo, width)} ${width}w`).join(', ')

/** The JPEG, or the drawing, for readers without AVIF. */
export const plainUrl = (photo: Photo): string =>
  isRaster(photo) ? `${photo.stem}-${plainWidth(photo)}.jpg` : photo.src

/** The JPEG's width: the widest up to 1200 px. */
export function plainWidth({ width, widths }: RasterPhoto): number {
  const [narrowest = width] = widths
  return widths.findLast((width) => width <= 1200) ?? narrowest
}
