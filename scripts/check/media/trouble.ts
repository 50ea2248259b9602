import { type Details, fault } from '../fault.ts'
import type { Fault, Range } from '../types.ts'
import { formatName } from '../words.ts'
import type { Trouble } from './examineFile.ts'

/** Says what keeps a file from being shown, at the place that names it. */
export function troubleFault(found: Trouble, file: string, range: Range, details: Details): Fault {
  switch (found.code) {
    case 'media.disguised': {
      const { actual, renamed } = found
      const words = {
        actual: formatName(actual),
        context: renamed ? ('renamed' as const) : undefined,
      }
      return fault(found.code, words, file, range, {
        ...details,
        ...(renamed && { expected: JSON.stringify(renamed) }),
      })
    }
    default: {
      const { code, ...words } = found
      // The code and the words it is filled with come from one type.
      return fault(code, words as Parameters<typeof fault<typeof code>>[1], file, range, details)
    }
  }
}
