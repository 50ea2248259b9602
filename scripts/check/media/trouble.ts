import { type Details, fault } from '../fault.ts'
import type { Fault, Range } from '../types.ts'
import { formatName } from '../words.ts'
import type { Trouble } from './examineFile.ts'

/** Says what keeps a file from being shown, at the place that names it. */
export function troubleFault(found: Trouble, file: string, range: Range, details: Details): Fault {
  if (found.code === 'media.disguised') {
    const { code, actual, renamed } = found
    const context = renamed ? ('renamed' as const) : undefined
    const expected = renamed ? { expected: JSON.stringify(renamed) } : {}
    return fault(code, { actual: formatName(actual), context }, file, range, {
      ...details,
      ...expected,
    })
  }
  const { code, ...words } = found
  // A trouble has just the words its sentence is filled with; that they belong together no type can say.
  return fault(code, words as never, file, range, details)
}
