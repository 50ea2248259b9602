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
 * A picture in the lightest format the browser knows, at the width it needs.
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
  const raster = isRaster(photo)
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
      // Old browsers alone get here; without sizes they take the window's width.
      srcSet={raster ? srcSet(photo, 'jpg') : undefined}
      src={plainUrl(photo)}
    />
  )
  if (!raster && !cut) return img
  return (
    <picture>
      {cut && <Sources {...cut} />}
      <Sources photo={photo} sizes={sizes} />
      {img}
    </picture>
  )
}

type SourcesProps = Pick<Cut, 'photo' | 'sizes'> & Partial<Cut>

/** AVIF, then WebP; a drawing is one file. */
function Sources({ photo, sizes, media }: SourcesProps) {
  if (!isRaster(photo)) return media && <source media={media} srcSet={photo.src} />
  return (['avif', 'webp'] as const).map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      media={media}
      srcSet={srcSet(photo, format)}
      sizes={sizes}
    />
  ))
}
