import { type ColourRole, darkPairs, type Pair, pairs } from '../../../src/content/theme/pairs.ts'
import { type Chosen, darkColours, type Palette } from '../../../src/content/theme/palette.ts'
import { ratioOf } from '../../../src/content/theme/readable.ts'
import type { ThemeFile } from '../../../src/content/types.gen.ts'
import { table } from '../terminal.ts'

type Colours = ThemeFile['colours']

/** The palette as a table with least contrasts, and what became of the main colour. */
export function paletteText(palette: Palette, { primary }: Chosen): string {
  const { colours } = palette
  const night = darkColours(palette)
  const roles = Object.keys(colours) as ColourRole[]
  const rows = roles.map((role) => [
    role,
    colours[role],
    leastContrast(role, colours, pairs),
    night[role],
    leastContrast(role, night, darkPairs),
  ])
  const shown = table(['colour', 'light', 'least contrast', 'dark', 'least contrast'], rows)
  if (colours.primary === primary) return shown
  const kept = roles.filter((role) => colours[role] === primary)
  return `${shown}\n${primary} cannot be read as text. It is kept as: ${kept.join(', ')}.`
}

/** The least contrast of a text or edge and its ground; empty for a role that is a ground alone. */
function leastContrast(role: ColourRole, colours: Colours, all: readonly Pair[]): string {
  const [least] = all
    .filter(({ front }) => front === role)
    .map((pair) => ({ ...pair, ratio: ratioOf(pair, colours) ?? 0 }))
    .toSorted((one, other) => one.ratio - other.ratio)
  return least ? `${least.ratio.toFixed(1)} on ${least.ground}` : ''
}
