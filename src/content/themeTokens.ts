import type { ThemeFile } from './types.gen.ts'

/** The custom property that carries a colour's role: `primaryLight` is `--primary-light`. */
export const tokenOf = (role: string): string =>
  `--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** A theme's colours as custom properties, each with its value. */
export const colourTokens = ({ colours }: Pick<ThemeFile, 'colours'>): [string, string][] =>
  Object.entries(colours).map(([role, hex]) => [tokenOf(role), hex])
