import { excessOf, MOST_LEVELS, MOST_VALUES } from '../shared/json.ts'
import { diagnostic, fileDiagnostic } from './diagnostic.ts'
import { utf8 } from './media/bytes.ts'
import type { Diagnostic } from './types.ts'

/** Largest text file in bytes: several times a whole price list. */
const MOST_BYTES = 256 * 1024

/** Findings listed per file. Rules explain as many; further ones are only counted. */
export const MOST_FINDINGS = 100

/** Errors after which the check of a file ends. */
export const MOST_COUNTED = 1000

/** A text file that is too large to be checked in bounded time, in bytes, levels or values. */
export function* limitFaults(file: string, bytes: Uint8Array): Iterable<Diagnostic> {
  if (bytes.length > MOST_BYTES) {
    yield fileDiagnostic(
      'file.large',
      { size: bytes.length / 1024, limit: MOST_BYTES / 1024 },
      file,
    )
    return
  }
  const excess = file.endsWith('.json') ? excessOf(utf8(bytes)) : undefined
  if (!excess) return
  const range = { offset: excess.offset, length: 1 }
  yield excess.of === 'levels'
    ? diagnostic('json.deep', { levels: MOST_LEVELS }, file, range)
    : diagnostic('json.many', { values: MOST_VALUES }, file, range)
}

/** The first findings of each file, and at the place of the next one a finding that counts the others. */
export function firstOfEach(findings: readonly Diagnostic[]): Diagnostic[] {
  const numbers = new Map<string, number>()
  const numbered = findings.map((each) => {
    const number = (numbers.get(each.file) ?? 0) + 1
    numbers.set(each.file, number)
    return { each, number }
  })
  return numbered.flatMap(({ each, number }) => {
    const { file, range } = each
    if (number <= MOST_FINDINGS) return [each]
    const count = (numbers.get(file) ?? 0) - MOST_FINDINGS
    return number === MOST_FINDINGS + 1
      ? [diagnostic('file.more', { count }, file, range, { unlisted: count })]
      : []
  })
}

/** How many findings there are, listed or not; `isLeast`: a file has more than are counted. */
export const countOf = (findings: readonly Diagnostic[]) => ({
  count: findings.reduce((sum, { unlisted = 1 }) => sum + unlisted, 0),
  isLeast: findings.some(({ unlisted = 0 }) => unlisted + MOST_FINDINGS >= MOST_COUNTED),
})
