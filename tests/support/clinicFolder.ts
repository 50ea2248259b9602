import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clinicDir } from '../../scripts/build/paths.ts'

/** Large and read-only. */
const LINKED = ['content/media', 'public']

/**
 * Copies the clinic that CLINIC names into a new folder, to be changed at will
 * and built as a clinic of its own; pictures already derived come with it. The
 * caller removes the folder.
 */
export function copyClinic(): string {
  const copy = mkdtempSync(join(tmpdir(), 'mercan-clinic-'))
  const left = [...LINKED, 'content/schemas'].map((part) => join(clinicDir, part))
  for (const part of ['content', 'locales', '.cache/media']) {
    const source = join(clinicDir, part)
    const filter = (path: string) => !left.includes(path)
    if (existsSync(source)) cpSync(source, join(copy, part), { recursive: true, filter })
  }
  for (const part of LINKED) symlinkSync(join(clinicDir, part), join(copy, part))
  return copy
}
