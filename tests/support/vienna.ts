import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/publish/paths.ts'
import { copyParts, writeFiles } from './folders.ts'

const overlay = join(root, 'tests/fixtures/vienna')

/** A JSON Merge Patch (RFC 7396): `null` deletes, lists are replaced. */
function patched(value: unknown, patch: unknown): unknown {
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch)) return patch
  const result: Record<string, unknown> = { ...Object(value) }
  for (const [key, part] of Object.entries(patch))
    if (part === null) delete result[key]
    else result[key] = patched(result[key], part)
  return result
}

/**
 * Writes a physiotherapist's clinic in Vienna with a landline alone: the clinic in Düsseldorf,
 * patched by `tests/fixtures/vienna`.
 */
export function writeVienna(folder: string): void {
  copyParts(join(root, 'tests/fixtures/clinics/duesseldorf'), folder, [
    'content',
    'locales',
    'public',
  ])
  const files = readdirSync(overlay, { recursive: true, withFileTypes: true })
  for (const entry of files.filter((each) => each.isFile())) {
    const from = join(entry.parentPath, entry.name)
    const file = from.slice(overlay.length + 1)
    const text = readFileSync(from, 'utf8')
    const before = join(folder, file)
    const whole = () =>
      JSON.stringify(
        patched(
          existsSync(before) ? JSON.parse(readFileSync(before, 'utf8')) : {},
          JSON.parse(text),
        ),
        null,
        2,
      )
    writeFiles(folder, { [file]: file.endsWith('.json') ? `${whole()}\n` : text })
  }
}
