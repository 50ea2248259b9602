import type { ImgHTMLAttributes } from 'react'
import type { Photo as PhotoSource } from '../content/media'
import { isRaster, plainUrl, srcSet } from '../lib/photo'

/** Another picture for some screens: the same scene, cut for them. */
type Cut = {
  photo: PhotoSource
  /** The media query of the screens it is for. */
  media: string
  sizes: string
}

type PhotoProps = Pick<ImgHTMLAttributes<HTMLImageElement>, 'loading' | 'fetchPriority'> & {
  photo: PhotoSource
  /** What the picture shows; empty where it only decorates. */
  alt: string
  /** The width it is shown at, as in `(min-width: 64rem) 38rem, 100vw`. */
  sizes: string
  cut?: Cut
  className?: string
  /** Which record of the content it shows, when it is all that shows it. */
  record?: string
}

/**
 * A picture in AVIF at the width the browser needs; one JPEG for browsers that do not know it.
 * Its own size is always printed, so that nothing moves when it arrives; the
 * class shapes the picture itself (`aspect-ratio`, `object-position`).
 */
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
      // Before the address: some browsers begin to load at `src`.
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

/** AVIF in every width; a drawing is one file. */
function Source({ photo, sizes, media }: SourceProps) {
  if (!isRaster(photo)) return media && <source media={media} srcSet={photo.src} />
  return <source type="image/avif" media={media} srcSet={srcSet(photo)} sizes={sizes} />
}
