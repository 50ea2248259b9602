import { basename } from 'node:path'
import { colourTokens } from '../../../src/content/theme/colours.ts'
import type { ThemeFile } from '../../../src/content/types.gen.ts'
import { familiesOf, fontFaces, weightsOf } from './fontFaces.ts'
import { knownMeasures } from './measureFont.ts'
import { scriptFaceOf, scriptFont, scriptStyles } from './scriptFaces.ts'

/** The font files of a language's first screen. */
export function firstFonts({ fonts }: ThemeFile, language: string): string[] {
  const script = scriptFaceOf(language)
  return [script ?? fonts.display, fonts.text].map(({ file }) => basename(file))
}

/**
 * The theme as a style sheet: colours and families as custom properties, font faces. `fileOf`
 * locates a font's file; measures are cached in `cacheDir`.
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
  // Serially: the WOFF2 decoder has room for one font.
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
