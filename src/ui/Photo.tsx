import type { ImgHTMLAttributes } from 'react'
import type { Photo as PhotoSource } from '../content/media/media'
import { isRaster, plainUrl, srcSet } from './photo'

/** Another crop for some screens. */
type Cut = {
  photo: PhotoSource
  /** The media query of those screens. */
  media: string
  sizes: string
}

type PhotoProps = Pick<ImgHTMLAttributes<HTMLImageElement>, 'loading' | 'fetchPriority'> & {
  photo: PhotoSource
  /** Empty for decoration. */
  alt: string
  /** The `sizes` attribute. */
  sizes: string
  cut?: Cut
  className?: string
  /** The record it shows, if nothing else on the page shows it. */
  record?: string
}

/** An image in AVIF with a JPEG fallback; printed width and height prevent layout shift. */
export function Photo({
  photo,
  alt,
  sizes,
  cut,
  loading = 'lazy',
  fetchPriority,
  className,
  record,
}: PhotoProps) {
  const img = (
    <img
      className={className}
      // Before `src`: some browsers start loading there.
      loading={loading}
      fetchPriority={fetchPriority}
      width={photo.width}
      height={photo.height}
      alt={alt}
      data-record={record}
      src={plainUrl(photo)}
    />
  )
  if (!isRaster(photo) && !cut) return img
  return (
    <picture>
      {cut && <Source {...cut} />}
      <Source photo={photo} sizes={sizes} />
      {img}
    </picture>
  )
}

type SourceProps = Pick<Cut, 'photo' | 'sizes'> & Partial<Cut>

/** AVIF widths; a drawing is one file. */
function Source({ photo, sizes, media }: SourceProps) {
  if (!isRaster(photo)) return media && <source media={media} srcSet={photo.src} />
  return <source type="image/avif" media={media} srcSet={srcSet(photo)} sizes={sizes} />
}
