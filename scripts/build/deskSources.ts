import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClinicPlace } from '../../src/content/read.ts'
import { root } from './places.ts'

/** Below the engine's folder; more than the desk reads, so that nothing it reads is missed. */
const engine = [
  'src',
  'scripts/build',
  'scripts/theme',
  'scripts/check',
  'scripts/editor',
  'scripts/media',
  'content/schemas',
]

/** What a built desk keeps beside its page: the digest of what it was made of. */
export const deskSourcesFile = 'sources'

/**
 * A digest of everything a clinic's desk is made of: the engine's sources, the packages, the
 * clinic's records, media and words, and what compresses it. Equal for two builds of the same desk.
 */
export function deskSources({ clinicDir, language }: ClinicPlace): string {
  const hash = createHash('sha256').update(`${language} ${process.versions.brotli}`)
  const files = [
    join(root, 'package-lock.json'),
    ...engine.flatMap((folder) => filesBelow(join(root, folder))),
    ...filesBelow(join(clinicDir, 'content')),
    ...filesBelow(join(clinicDir, 'locales')),
  ]
  for (const file of files) hash.update(`\n${file}\n`).update(readFileSync(file))
  return hash.digest('hex')
}

/** In the order of their names. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** What the desk in a folder was made of; undefined where there is none, or none that says so. */
export function builtFrom(deskDir: string): string | undefined {
  try {
    return readFileSync(join(deskDir, deskSourcesFile), 'utf8')
  } catch {
    return undefined
  }
}
