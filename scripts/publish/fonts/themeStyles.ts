import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Site } from '../../../src/content/site/site.ts'
import { colourSheet } from '../../../src/content/theme/tokens.ts'
import type { Put } from '../files.ts'
import { familiesOf, fontFaces, weightsOf } from './fontFaces.ts'
import { knownMeasures } from './measureFont.ts'
import { scriptFaceOf, scriptFont, scriptStyles } from './scriptFaces.ts'

export type ThemeStyles = {
  /** Colours and families as custom properties, font faces. */
  text: string
  /** The rules of right-to-left pages; '' if the clinic's fonts have the language's script. */
  rightToLeft: string
  /** Addresses of the fonts of the first screen. */
  fonts: readonly string[]
}

export type ThemeOptions = { contentDir: string; cacheDir: string; put: Put }

/**
 * The theme of a clinic in a language as a style sheet. `put` adds its fonts, `cacheDir` keeps
 * measures and subsets. Rejects for a font that cannot be read.
 */
export async function themeStyles(
  { theme, language }: Pick<Site, 'theme' | 'language'>,
  { contentDir, cacheDir, put }: ThemeOptions,
): Promise<ThemeStyles> {
  const putFont = (file: string) =>
    put(basename(file).replaceAll(/[^\w.-]/g, '_'), readFileSync(file))
  const uses = Object.entries(theme.fonts)
  const families = uses.map(([use, font]) => `--font-${use}:${familiesOf(use, font)}`)
  const faces: string[] = []
  const addresses: Record<string, string> = {}
  // Serially: the WOFF2 decoder has room for one font.
  for (const [use, font] of uses) {
    const file = join(contentDir, 'content', 'media', font.file)
    const address = putFont(file)
    addresses[use] = address
    faces.push(
      ...fontFaces(use, font, address, await knownMeasures(file, weightsOf(font), cacheDir)),
    )
  }
  const script = scriptFaceOf(language)
  const scriptAddress = script && putFont(await scriptFont(script, cacheDir))
  const first = [scriptAddress ?? addresses.display, addresses.text]
  return {
    text: `${colourSheet(theme)}:root{${families.join(';')}}${faces.join('')}`,
    rightToLeft:
      script && scriptAddress
        ? scriptStyles(script, scriptAddress, {
            families: familiesOf('text', theme.fonts.text),
            url: addresses.text ?? '',
            weights: weightsOf(theme.fonts.text),
          })
        : '',
    fonts: [...new Set(first.filter((address) => address !== undefined))],
  }
}
