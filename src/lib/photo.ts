import type { Photo, RasterPhoto } from '../content/media'

export type PhotoFormat = 'avif' | 'webp' | 'jpg'

/** True for a photograph that exists in several widths and formats, false for a drawing. */
export const isRaster = (photo: Photo): photo is RasterPhoto => 'stem' in photo

/** The address of one width in one format. */
export const photoUrl = ({ stem }: RasterPhoto, width: number, format: PhotoFormat): string =>
  `${stem}-${width}.${format}`

/** Every width in one format, as `srcset` wants it: `/media/about.1a2b3c4d-480.avif 480w, ...`. */
export const srcSet = (photo: RasterPhoto, format: PhotoFormat): string =>
  photo.widths.map((width) => `${photoUrl(photo, width, format)} ${width}w`).join(', ')

/**
 * The one address for readers that know no `srcset` (old browsers, link
 * previews, structured data): the widest JPEG of at most 1200 px, or the drawing.
 */
export function plainUrl(photo: Photo): string {
  if (!isRaster(photo)) return photo.src
  const [narrowest = photo.width] = photo.widths
  return photoUrl(photo, photo.widths.findLast((width) => width <= 1200) ?? narrowest, 'jpg')
}
