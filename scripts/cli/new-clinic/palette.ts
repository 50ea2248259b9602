import { colourOf } from '../../../src/content/theme/colours.ts'
import { hexOf, type Oklch, oklchOf } from '../../../src/content/theme/oklch.ts'
import { type ColourRole, pairs } from '../../../src/content/theme/pairs.ts'
import { culpritOf, isReadable, readableColour } from '../../../src/content/theme/readable.ts'
import type { ThemeFile } from '../../../src/content/types.gen.ts'

type Colours = ThemeFile['colours']
type Chosen = Pick<Colours, 'primary' | 'accent'>

const read = (hex: string): Oklch => oklchOf(colourOf(hex) ?? [0, 0, 0])

/** The smallest angle between two hues. */
const apart = (one: Oklch, other: Oklch) =>
  Math.abs(Math.atan2(Math.sin(one.h - other.h), Math.cos(one.h - other.h)))

/** A hue farther from both of the sample's two, in radians, is a third one: a new clinic has none. */
const OWN_HUE = Math.PI / 6

/**
 * The sample's colours turned to the hues of two chosen ones: each keeps its lightness and follows
 * the nearer of the sample's two. Colours without enough contrast become darker or lighter.
 */
export function paletteOf(sample: Colours, chosen: Chosen): Colours {
  if (chosen.primary === sample.primary && chosen.accent === sample.accent) return sample
  const anchors = (['primary', 'accent'] as const).map((role) => ({
    before: read(sample[role]),
    after: read(chosen[role]),
  }))
  const turned = Object.entries(sample).map(([role, hex]) => {
    const colour = read(hex)
    const [first, second] = anchors
    if (!first || !second || hex === '#FFFFFF') return [role, hex]
    const { before, after } =
      apart(colour, first.before) <= apart(colour, second.before) ? first : second
    const strength = before.c > 0 ? Math.min(after.c / before.c, 1.5) : 1
    const h = apart(colour, before) > OWN_HUE ? after.h : colour.h + after.h - before.h
    return [role, hexOf({ l: colour.l, c: colour.c * strength, h })]
  })
  return readable({ ...Object.fromEntries(turned), ...chosen })
}

function readable(colours: Colours): Colours {
  const unread = pairs.filter((pair) => !isReadable(pair, colours))
  if (unread.length === 0) return colours
  const role = culpritOf(unread)
  const own = pairs.filter(({ front, ground }) => front === role || ground === role)
  const right = readableColour(role, own, colours)
  if (!right) throw new Error(`--primary, --accent: no readable ${role} for these colours.`)
  return readable({ ...colours, [role]: right })
}

const ROLES: readonly ColourRole[] = ['primary', 'accent']

/** The palette in lines, with what became of the chosen colours; `isColoured`: for a terminal. */
export function paletteText(colours: Colours, chosen: Chosen, isColoured: boolean): string {
  const swatch = (hex: string) =>
    isColoured ? `  \u001b[48;2;${colourOf(hex)?.join(';')}m      \u001b[0m` : ''
  const note = (role: ColourRole) =>
    ROLES.includes(role) && colours[role] !== Reflect.get(chosen, role)
      ? `  instead of ${Reflect.get(chosen, role)}, which cannot be read on its grounds`
      : ''
  const rows = Object.entries(colours) as [ColourRole, string][]
  return rows
    .map(([role, hex]) => `  ${role.padEnd(13)} ${hex}${swatch(hex)}${note(role)}`)
    .join('\n')
}
