import { basename } from 'node:path'
import { colourTokens } from '../../src/content/themeTokens.ts'
import type { ThemeFile } from '../../src/content/types.gen.ts'
import { familiesOf, fontFaces, weightsOf } from './fontFaces.ts'
import { knownMeasures } from './knownMeasures.ts'
import { scriptFaceOf, scriptFont, scriptStyles } from './scriptFaces.ts'

/** The names of the files in which a language's first screen is set. */
export function firstFonts({ fonts }: ThemeFile, language: string): string[] {
  const script = scriptFaceOf(language)
  return [script ?? fonts.display, fonts.text].map(({ file }) => basename(file))
}

/**
 * What a theme says, as the style sheet the site's own sheets build on: colours and
 * families as custom properties, the faces of the fonts. `fileOf` finds a font's file.
 * What fonts measure is kept in `cacheDir`. A language in a script that the clinic's fonts
 * do not have is given a face of its own.
 */
export async function themeStyles(
  theme: ThemeFile,
  fileOf: (name: string) => string,
  cacheDir: string,
  language: string,
): Promise<string> {
  const uses = Object.entries(theme.fonts)
  const tokens = [
    ...colourTokens(theme),
    ...uses.map(([use, font]) => [`--font-${use}`, familiesOf(use, font)]),
  ].map(([name, value]) => `${name}: ${value};`)
  const faces: string[] = []
  // One after the other: the decoder of WOFF2 has room for one font at a time.
  for (const [use, font] of uses) {
    const file = fileOf(font.file)
    faces.push(...fontFaces(use, font, file, await knownMeasures(file, weightsOf(font), cacheDir)))
  }
  const script = scriptFaceOf(language)
  if (script) {
    const file = await scriptFont(script, cacheDir)
    faces.push(...scriptStyles(script, file, familiesOf('text', theme.fonts.text)))
  }
  return `:root { ${tokens.join(' ')} }\n${faces.join('\n')}\n`
}
