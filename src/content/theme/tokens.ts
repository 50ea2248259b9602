import type { ThemeFile } from '../types.gen.ts'
import { tokenOf } from './colours.ts'
import { darkColours } from './palette.ts'

/** The colours as custom properties in a style sheet; on paper they are those of light surroundings. */
export function colourSheet(theme: Pick<ThemeFile, 'colours' | 'dark'>): string {
  const { colours } = theme
  const dark = Object.entries(darkColours(theme)).filter(
    ([role, hex]) => hex !== Reflect.get(colours, role),
  )
  // Dark grounds stay as they are, and so does what is on them.
  const light = [
    ...Object.entries(colours),
    ['onDeep', colours.paper],
    ['onDeepQuiet', colours.tint],
  ]
  return `${rule(light)}@media screen and (prefers-color-scheme:dark){${rule(dark, darkRoles)}}`
}

/** Roles of tokens.css that differ in dark surroundings, in one rule with the colours to save bytes. */
const darkRoles = 'color-scheme:dark;--heading:var(--ink);--button:var(--ink-accent);'

const rule = (colours: string[][], roles = '') =>
  `:root{${roles}${colours.map(([role = '', hex]) => `${tokenOf(role)}:${hex}`).join(';')}}`
