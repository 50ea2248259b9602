import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClinicPlace } from '../../src/content/loading/read.ts'
import { filesBelow } from './files.ts'
import { root } from './paths.ts'

/** Below the repository root; a superset of what the desk build reads. */
const engine = ['src', 'scripts/build', 'scripts/media', 'content/schemas']

/** The file beside the desk's page that holds the digest of its sources. */
export const deskSourcesFile = 'sources'

/**
 * A digest of all inputs of a clinic's desk: sources, packages, content, locales and compressor.
 * Equal for equal builds.
 */
export function deskSources({ clinicDir, language }: ClinicPlace): string {
  const hash = createHash('sha256').update(`${language} ${process.versions.brotli}`)
  const folders = [
    ...engine.map((folder) => join(root, folder)),
    join(clinicDir, 'content'),
    join(clinicDir, 'locales'),
  ]
  const files = [
    join(root, 'package-lock.json'),
    ...folders.flatMap((folder) => filesBelow(folder).map((file) => join(folder, file))),
  ]
  for (const file of files) hash.update(`\n${file}\n`).update(readFileSync(file))
  return hash.digest('hex')
}

/** The digest a built desk holds; undefined if there is none. */
export function builtFrom(deskDir: string): string | undefined {
  try {
    return readFileSync(join(deskDir, deskSourcesFile), 'utf8')
  } catch {
    return undefined
  }
}
