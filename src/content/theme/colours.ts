/** An sRGB colour, 0 to 255 per channel. */
export type Colour = readonly [red: number, green: number, blue: number]

/** Parses `#0F4C5C`; undefined for anything else. */
export function colourOf(hex: unknown): Colour | undefined {
  if (typeof hex !== 'string' || !/^#[0-9a-f]{6}$/i.test(hex)) return undefined
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

/** Relative luminance (WCAG 2.2), 0 to 1. */
export function luminance(colour: Colour): number {
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

/** The custom property of a colour role: `primaryLight` is `--primary-light`. */
export const tokenOf = (role: string): string =>
  `--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
