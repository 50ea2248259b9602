import { colourOf } from '../../../src/content/theme/colours.ts'
import { type ColourRole, darkPairs, type Pair, pairs } from '../../../src/content/theme/pairs.ts'
import { type Chosen, darkColours, type Palette } from '../../../src/content/theme/palette.ts'
import { ratioOf } from '../../../src/content/theme/readable.ts'
import type { ThemeFile } from '../../../src/content/types.gen.ts'
import { table } from '../terminal.ts'

type Colours = ThemeFile['colours']

/**
 * A table of the palette: each colour with its least contrast, in light and in dark surroundings,
 * and what became of the main colour. `isColoured`: for a terminal.
 */
export function paletteText(palette: Palette, { primary }: Chosen, isColoured: boolean): string {
  const { colours } = palette
  const night = darkColours(palette)
  const roles = Object.keys(colours) as ColourRole[]
  const swatch = (hex: string) =>
    isColoured ? `\u001b[48;2;${colourOf(hex)?.join(';')}m      \u001b[0m` : ''
  const rows = roles.map((role) => [
    role,
    colours[role],
    leastContrast(role, colours, pairs),
    night[role],
    leastContrast(role, night, darkPairs),
    swatch(colours[role]) + swatch(night[role]),
  ])
  const kept = roles.filter((role) => colours[role] === primary)
  const note = `\n${primary} cannot be read as text. It is kept as: ${kept.join(', ')}.`
  return (
    table(['colour', 'light', 'least contrast', 'dark', 'least contrast', ''], rows) +
    (colours.primary === primary ? '' : note)
  )
}

/** The least contrast of a text or edge and its ground; empty for a role that is a ground alone. */
function leastContrast(role: ColourRole, colours: Colours, all: readonly Pair[]): string {
  const [least] = all
    .filter(({ front }) => front === role)
    .map((pair) => ({ ...pair, ratio: ratioOf(pair, colours) ?? 0 }))
    .toSorted((one, other) => one.ratio - other.ratio)
  return least ? `${least.ratio.toFixed(1)} on ${least.ground}` : ''
}
