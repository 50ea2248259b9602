import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readSites } from '../../src/content/loading/read.ts'
import { type Chosen, paletteOf } from '../../src/content/theme/palette.ts'
import type { ThemeFile } from '../../src/content/types.gen.ts'
import { colour, confirm, sampleIn } from './new-clinic/answers.ts'
import { recolour } from './new-clinic/drawings.ts'
import { paletteText } from './new-clinic/paletteText.ts'
import { callersFile, fail } from './terminal.ts'

const usage = 'Usage: npm run palette -- DIR --primary #RRGGBB --accent #RRGGBB'

/**
 * `npm run palette -- DIR`: computes a clinic's colours from two, as `new-clinic` does, prints them
 * and replaces those of `theme.json` and of the drawings that have them; the logos stay.
 */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { primary: { type: 'string' }, accent: { type: 'string' } },
  })
  const [primary, accent] = [colour(values.primary ?? ''), colour(values.accent ?? '')]
  const [folder, ...more] = positionals
  if (!folder || more.length > 0 || !primary || !accent) throw new Error(usage)
  await changePalette(callersFile(folder), { primary, accent })
} catch (error) {
  fail(error)
}

async function changePalette(clinic: string, chosen: Chosen): Promise<void> {
  const { language } = readSites(clinic).own.site
  const palette = paletteOf(readSites(sampleIn(language)).own.theme.colours, chosen)
  console.log(paletteText(palette, chosen))
  if (process.stdin.isTTY) await confirm('Write these colours? [Enter, or n] ')
  const file = join(clinic, 'content', 'theme.json')
  const theme: ThemeFile = JSON.parse(readFileSync(file, 'utf8'))
  const changed = { ...theme, ...palette, dark: palette.dark }
  writeFileSync(file, `${JSON.stringify(changed, null, 2)}\n`)
  const logos = Object.values(theme.logo).map(String)
  recolour(join(clinic, 'content'), theme.colours, palette.colours, logos)
}
