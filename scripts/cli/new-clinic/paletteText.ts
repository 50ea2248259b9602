import { colourOf } from '../../../src/content/theme/colours.ts'
import type { ColourRole } from '../../../src/content/theme/pairs.ts'
import type { ThemeFile } from '../../../src/content/types.gen.ts'

type Colours = ThemeFile['colours']
type Chosen = Pick<Colours, 'primary' | 'accent'>

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
