/** An sRGB colour, 0 to 255 a channel. */
export type Colour = readonly [red: number, green: number, blue: number]

/** The custom properties of a style sheet that are colours, aliases followed: `--ground` is what `--ivory` is. */
export function colourTokens(css: string): Map<string, Colour> {
  const raw = new Map<string, string>()
  for (const [, name = '', value = ''] of css.matchAll(/(--[a-z0-9-]+):\s*([^;]+);/g)) {
    // The first is the page's own; a later one is for some visitors only.
    if (!raw.has(name)) raw.set(name, value.trim())
  }
  const resolve = (value: string): Colour | undefined => {
    const alias = /^var\((--[a-z0-9-]+)\)$/.exec(value)?.[1]
    if (alias) return resolve(raw.get(alias) ?? '')
    const hex = /^#([0-9a-f]{6})$/i.exec(value)?.[1]
    if (!hex) return undefined
    const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
    return [channel(0), channel(2), channel(4)]
  }
  const colours = new Map<string, Colour>()
  for (const [name, value] of raw) {
    const colour = resolve(value)
    if (colour) colours.set(name, colour)
  }
  return colours
}

/** Relative luminance (WCAG 2.2), 0 to 1. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours (WCAG 2.2), 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
