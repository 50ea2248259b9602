export type Size = { width: number; height: number }
export type Crop = Size & { x: number; y: number }

/** What is seen of a picture: how near, from 1, and where its middle is, each side from 0 to 1. */
export type View = { zoom: number; x: number; y: number }

export const whole: View = { zoom: 1, x: 0.5, y: 0.5 }

/** A picture is brought no wider or higher than this, in pixels: the build makes the sizes visitors get. */
const LARGEST = 2400

/** `3:2` as a number; undefined where any will do. */
export function ratioIn(written: string | undefined): number | undefined {
  const [width, height] = (written ?? '').split(':').map(Number)
  return width && height ? width / height : undefined
}

/** The part of a picture that a view shows, in whole pixels of it, never beyond its edges. */
export function cropOf(size: Size, ratio: number | undefined, view: View): Crop {
  const wanted = ratio ?? size.width / size.height
  const fit = Math.min(size.width, size.height * wanted)
  const width = Math.max(1, Math.round(fit / view.zoom))
  const height = Math.max(1, Math.min(size.height, Math.round(fit / wanted / view.zoom)))
  const start = (length: number, part: number, middle: number) =>
    Math.round(Math.min(Math.max(middle * length - part / 2, 0), length - part))
  return {
    x: start(size.width, width, view.x),
    y: start(size.height, height, view.y),
    width,
    height,
  }
}

/** The view after the picture was pushed by so many shares of what is shown; its middle stays where it can be. */
export function pushed(
  size: Size,
  ratio: number | undefined,
  view: View,
  by: { x: number; y: number },
): View {
  const crop = cropOf(size, ratio, view)
  const middle = (start: number, part: number, length: number, push: number) => {
    const least = part / 2 / length
    const at = (start + part / 2 - push * part) / length
    return Math.min(Math.max(at, least), 1 - least)
  }
  return {
    ...view,
    x: middle(crop.x, crop.width, size.width, by.x),
    y: middle(crop.y, crop.height, size.height, by.y),
  }
}

/** How large a crop is kept. */
export function keptSize({ width, height }: Size): Size {
  const share = Math.min(1, LARGEST / Math.max(width, height))
  return { width: Math.round(width * share), height: Math.round(height * share) }
}
