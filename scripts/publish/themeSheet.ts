import type { Site } from '../../src/content/site/site.ts'
import { type ThemeOptions, themeStyles } from './fonts/themeStyles.ts'

/** Adds the sheet of a clinic's theme with its fonts; returns the sheet's address. */
export async function putTheme(site: Site, options: ThemeOptions): Promise<string> {
  const { text, rightToLeft } = await themeStyles(site, options)
  return options.put('theme.css', text + rightToLeft)
}
