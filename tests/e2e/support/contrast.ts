import type { Locator, Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { type Colour, luminance } from '../../../src/content/theme/colours.ts'

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/**
 * The lowest contrast between each text and the pixels behind it, which no rule can compute on an
 * image. One screenshot serves all texts, because each takes up to a second.
 */
export async function contrastsBehind(page: Page, texts: readonly Locator[]): Promise<number[]> {
  // From the top, so that no fixed element covers the texts.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const drawn = await Promise.all(texts.map(takeInk))
  // A screenshot of the whole page is slower; most texts are on the first screen.
  const fullPage = drawn.some(({ below }) => below)
  const picture = sharp(await page.screenshot({ fullPage })).removeAlpha()
  await Promise.all(texts.map(giveInk))
  const { width } = await picture.metadata()
  const scale = width / (page.viewportSize()?.width ?? width)
  return Promise.all(drawn.map(({ box, ink }) => lowestContrast(picture, box, scale, ink)))
}

/** Hides a text with the dot of its accent, which is no text; returns its box in CSS pixels and its colour. */
const takeInk = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { x, y, width, height } = range.getBoundingClientRect()
    const { color } = getComputedStyle(element)
    const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)?.map(Number) ?? []
    const ink: [number, number, number] = [red, green, blue]
    element.style.opacity = '0'
    const box = { x: x + scrollX, y: y + scrollY, width, height }
    return { box, ink, below: y + height > innerHeight }
  })

/** Shows a text again. */
const giveInk = (text: Locator) =>
  text.evaluate((element) => {
    element.style.removeProperty('opacity')
  })

type Box = Record<'x' | 'y' | 'width' | 'height', number>

async function lowestContrast(picture: Sharp, box: Box, scale: number, ink: Colour) {
  const left = Math.floor(box.x * scale)
  const top = Math.floor(box.y * scale)
  const { data } = await picture
    .clone()
    .extract({
      left,
      top,
      width: Math.ceil((box.x + box.width) * scale) - left,
      height: Math.ceil((box.y + box.height) * scale) - top,
    })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const text = luminance(ink)
  let lowest = Number.POSITIVE_INFINITY
  for (let at = 0; at + 2 < data.length; at += 3) {
    const ground = luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
    lowest = Math.min(lowest, contrast(text, ground))
  }
  return lowest
}

/** The contrast between the lightest and the darkest pixel of an element's area. */
export async function inkOf(element: Locator): Promise<number> {
  await element.scrollIntoViewIfNeeded()
  // A lazy image may still be loading.
  await element.evaluate((each) => (each instanceof HTMLImageElement ? each.decode() : undefined))
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
