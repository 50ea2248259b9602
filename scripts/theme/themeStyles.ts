import type { ThemeFile } from '../../src/content/types.gen.ts'

/** The custom property that carries a colour's role: `primaryLight` is `--primary-light`. */
export const tokenOf = (role: string): string =>
  `--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** What a theme says, as the style sheet the site's own sheets build on. */
export function themeStyles({ colours }: ThemeFile): string {
  const tokens = Object.entries(colours).map(([role, hex]) => `${tokenOf(role)}: ${hex};`)
  return `@layer tokens { :root { ${tokens.join(' ')} } }\n`
}
