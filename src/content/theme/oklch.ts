import type { Colour } from './colours.ts'

/** A colour by lightness (0 to 1), chroma and hue (radians): equal steps look equal. */
export type Oklch = { l: number; c: number; h: number }

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const encoded = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055

/** Matrices of B. Ottosson, "A perceptual color space for image processing" (2020). */
export function oklchOf(colour: Colour): Oklch {
  const [r = 0, g = 0, b = 0] = colour.map((channel) => linear(channel / 255))
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a),
  }
}

function rgbOf({ l: lightness, c, h }: Oklch): number[] {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(encoded)
}

/** `#0F4C5C`; a chroma that screens cannot show is reduced. */
export function hexOf(colour: Oklch): string {
  const rgb = rgbOf(colour)
  const isShown = rgb.every((channel) => channel > -0.002 && channel < 1.002)
  if (!isShown && colour.c > 0.001) return hexOf({ ...colour, c: colour.c * 0.97 })
  const bytes = rgb.map((channel) => Math.round(Math.min(Math.max(channel, 0), 1) * 255))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}
