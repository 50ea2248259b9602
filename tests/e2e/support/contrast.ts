import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

type Colour = [number, number, number]

/** Relative luminance (WCAG 2.2) of an sRGB colour, 0 to 255 a channel. */
function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as Colour
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/**
 * The lowest contrast between a text and what is really drawn behind it, pixel
 * by pixel: where a text stands on a picture no rule can compute it.
 */
export async function contrastBehind(page: Page, text: Locator): Promise<number> {
  // From the top, so that nothing fixed lies over the text.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const drawn = await text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { x, y, width, height } = range.getBoundingClientRect()
    const { color } = getComputedStyle(element)
    const channels = color.match(/\d+/g)?.map(Number) ?? []
    const clip = { x: x + scrollX, y: y + scrollY, width, height }
    return { clip, channels, below: y + height > innerHeight }
  })
  const [red = 0, green = 0, blue = 0] = drawn.channels
  await text.evaluate((element) => {
    element.style.color = 'transparent'
    element.style.transition = 'none'
  })
  // A picture of the whole page takes a second; most texts stand in the first view.
  const picture = await page.screenshot({ clip: drawn.clip, fullPage: drawn.below })
  await text.evaluate((element) => {
    element.style.removeProperty('color')
    element.style.removeProperty('transition')
  })
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const ink = luminance([red, green, blue])
  let lowest = Number.POSITIVE_INFINITY
  for (let at = 0; at + 2 < data.length; at += 3) {
    const ground = luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
    lowest = Math.min(lowest, contrast(ink, ground))
  }
  return lowest
}

/** The contrast between the lightest and the darkest pixel of what is drawn where an element stands. */
export async function inkOf(element: Locator): Promise<number> {
  const { data } = await sharp(await element.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let lightest = 0
  let darkest = 1
  for (let at = 0; at + 2 < data.length; at += 3) {
    const pixel = luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
    lightest = Math.max(lightest, pixel)
    darkest = Math.min(darkest, pixel)
  }
  return contrast(lightest, darkest)
}
