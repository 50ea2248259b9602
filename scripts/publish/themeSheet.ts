import type { ClinicPlace } from '../../src/content/loading/read.ts'
import type { Put } from './files.ts'
import { themeStyles } from './fonts/themeStyles.ts'

/** Adds the sheet of a clinic's theme with its fonts; returns the sheet's address. */
export async function putTheme(place: ClinicPlace, cacheDir: string, put: Put): Promise<string> {
  const { text, rightToLeft } = await themeStyles(place, cacheDir, put)
  return put('theme.css', text + rightToLeft)
}
