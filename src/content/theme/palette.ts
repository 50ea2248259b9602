import type { ThemeFile } from '../types.gen.ts'
import { colourOf } from './colours.ts'
import { hexOf, type Oklch, oklchOf } from './oklch.ts'
import { type ColourRole, darkPairs, type Pair, pairs } from './pairs.ts'
import { culpritOf, isReadable, readableColour } from './readable.ts'

type Colours = ThemeFile['colours']
/** The two colours from which a palette is computed. */
export type Chosen = Pick<Colours, 'primary' | 'accent'>
/** Colours of a theme; `dark`: those of dark surroundings that are not derived. */
export type Palette = Pick<ThemeFile, 'colours' | 'dark'>

const read = (hex: string): Oklch => oklchOf(colourOf(hex) ?? [0, 0, 0])

/** The smallest angle between two hues. */
const apart = (one: Oklch, other: Oklch) =>
  Math.abs(Math.atan2(Math.sin(one.h - other.h), Math.cos(one.h - other.h)))

/** A hue farther from both of the sample's two, in radians, is a third one: a new clinic has none. */
const OWN_HUE = Math.PI / 6

/**
 * Colours made for two of their own, turned to the hues of two others: each keeps its lightness and
 * follows the nearer of the two.
 */
function turned<Some extends Partial<Colours>>(colours: Some, from: Chosen, to: Chosen): Some {
  const anchors = (['primary', 'accent'] as const).map((role) => ({
    before: read(from[role]),
    after: read(to[role]),
  }))
  if (to.primary === from.primary && to.accent === from.accent) return colours
  const entries = Object.entries(colours).map(([role, hex]) => {
    const colour = read(hex)
    const [first, second] = anchors
    if (!first || !second || hex === '#FFFFFF') return [role, hex]
    const { before, after } =
      apart(colour, first.before) <= apart(colour, second.before) ? first : second
    const strength = before.c > 0 ? Math.min(after.c / before.c, 1.5) : 1
    const h = apart(colour, before) > OWN_HUE ? after.h : colour.h + after.h - before.h
    return [role, hexOf({ l: colour.l, c: colour.c * strength, h })]
  })
  return Object.fromEntries(entries)
}

/** Colours without enough contrast become darker or lighter. */
function readable(colours: Colours, table: readonly Pair[]): Colours {
  const unread = table.filter((pair) => !isReadable(pair, colours))
  if (unread.length === 0) return colours
  const role = culpritOf(unread)
  const own = table.filter(({ front, ground }) => front === role || ground === role)
  const right = readableColour(role, own, colours)
  if (!right) throw new Error(`--primary, --accent: no readable ${role} for these colours.`)
  return readable({ ...colours, [role]: right }, table)
}

/** How much more or less colour a tone has than a paler or darker one of its hue that looks alike. */
const STEP = 1.6

/**
 * The light tones of a clinic whose main colour is too pale for text: the colour itself is the
 * ground of sections or of arches, whichever is nearer in lightness, and the others follow.
 */
function brandGrounds(sample: Colours, brand: Oklch, primary: string): Partial<Colours> {
  const distance = (role: ColourRole) => Math.abs(brand.l - read(sample[role]).l)
  const tone = (role: ColourRole, c: number) =>
    hexOf({ l: read(sample[role]).l, c: Math.min(c, brand.c * STEP), h: brand.h })
  return {
    paper: tone('paper', read(sample.paper).c),
    warm: tone('warm', brand.c / STEP ** 2),
    wallLight: tone('wallLight', brand.c / STEP),
    soft: tone('soft', brand.c / STEP),
    tint: tone('tint', brand.c * STEP),
    shade: tone('shade', brand.c * STEP),
    [distance('soft') < distance('tint') ? 'soft' : 'tint']: primary,
  }
}

/**
 * The sample's colours in the hues of two chosen ones. A main colour that cannot be read becomes
 * the ground of darker text if the sample's dark tones can be read on it, else an ornament beside
 * a darker main colour; where it can be read in dark surroundings, it is the main colour there.
 */
export function paletteOf(sample: Colours, chosen: Chosen): Palette {
  const { primary, accent } = chosen
  const plain = { ...turned(sample, sample, chosen), primary, accent }
  const words = pairs.filter(({ front }) => front === 'primary')
  if (words.every((pair) => isReadable(pair, plain))) return { colours: readable(plain, pairs) }

  const [brand, own] = [read(primary), read(sample.primary)]
  const c = Math.max(brand.c, Math.min(brand.c * STEP, own.c))
  const strong = { accent, primary: hexOf({ ...brand, l: own.l, c }) }
  const toned = { ...turned(sample, sample, strong), ...strong }
  const pale = { ...toned, ...brandGrounds(sample, brand, primary) }
  const isGround = pairs.every(
    (pair) => !(pair.ground === 'soft' || pair.ground === 'tint') || isReadable(pair, pale),
  )
  const colours = isGround
    ? readable(pale, pairs)
    : readable({ ...plain, shade: primary, ornament: primary }, pairs)
  const dark = { primary }
  const night = darkColours({ colours, dark })
  return darkPairs.every((pair) => isReadable(pair, night)) ? { colours, dark } : { colours }
}

/** Dark surroundings for the two colours `darkFor`. */
const dark = {
  paper: '#08222A',
  surface: '#0D2E38',
  warm: '#0D2E38',
  soft: '#0F3440',
  tint: '#1C4652',
  shade: '#41898F',
  primary: '#9CC7BB',
  primaryLight: '#41898F',
  ink: '#F3EBDD',
  inkQuiet: '#B9CCC9',
  inkAccent: '#F2937C',
  ornament: '#41898F',
  wallLight: '#08222A',
}
const darkFor: Chosen = { primary: '#0F4C5C', accent: '#EE7B62' }

/**
 * A theme's colours in dark surroundings: its own, and in its hues those that it lacks. Dark
 * grounds and what is on them stay.
 */
export const darkColours = (theme: Pick<ThemeFile, 'colours' | 'dark'>): Colours => ({
  ...readable({ ...theme.colours, ...turned(dark, darkFor, theme.colours) }, darkPairs),
  ...theme.dark,
})
