import type { Icon as IconSource } from '../content/media/media'

type IconProps = {
  icon: IconSource
  /** Height in CSS pixels; default: the drawing's own size. */
  size?: number
}

/** A decorative drawing from the content. */
export function Icon({ icon, size = icon.height }: IconProps) {
  return (
    <img
      loading="lazy"
      width={Math.round((icon.width * size) / icon.height)}
      height={size}
      alt=""
      aria-hidden="true"
      src={icon.src}
    />
  )
}
