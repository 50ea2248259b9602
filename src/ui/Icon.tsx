import type { Icon as IconSource } from '../content/media'

type IconProps = {
  icon: IconSource
  /** Shown height in CSS pixels; the width follows the drawing. Its own size when left out. */
  size?: number
  className?: string
}

/** A drawn icon from the content. It decorates: the words beside it say everything. */
export function Icon({ icon, size = icon.height, className }: IconProps) {
  return (
    <img
      className={className}
      loading="lazy"
      width={Math.round((icon.width * size) / icon.height)}
      height={size}
      alt=""
      aria-hidden="true"
      src={icon.src}
    />
  )
}
