import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SAMPLE } from './fallbackFonts.ts'
import { type FontMeasures, measureFont } from './measureFont.ts'

/**
 * The measures of a font from the last build, measured and written to `cacheDir` when
 * they are not there: to unpack and shape two fonts takes half a second of the processor.
 */
export async function knownMeasures(
  file: string,
  weights: readonly number[],
  cacheDir: string,
): Promise<FontMeasures> {
  const hash = createHash('sha256').update(readFileSync(file)).update(SAMPLE)
  const folder = join(cacheDir, 'fonts')
  const known = join(folder, `${hash.update(weights.join()).digest('hex')}.json`)
  if (existsSync(known)) return JSON.parse(readFileSync(known, 'utf8'))
  const measures = await measureFont(file, weights)
  mkdirSync(folder, { recursive: true })
  // Moved into place whole: a build that is broken off must not leave half a file here.
  const unfinished = join(folder, randomUUID())
  writeFileSync(unfinished, JSON.stringify(measures))
  renameSync(unfinished, known)
  return measures
}
