import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SAMPLE } from './fallbackFonts.ts'
import { type FontMeasures, measureFont } from './measureFont.ts'

/** Font measures, cached in `cacheDir`: measuring two fonts takes half a second. */
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
  // Renamed when complete: an aborted build leaves no partial file.
  const unfinished = join(folder, randomUUID())
  writeFileSync(unfinished, JSON.stringify(measures))
  renameSync(unfinished, known)
  return measures
}
