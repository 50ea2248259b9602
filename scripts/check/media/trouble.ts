import { type Details, fault } from '../fault.ts'
import type { Fault, Range } from '../types.ts'
import type { Trouble } from './examineFile.ts'

/** Says what keeps a file from being shown, at the place that names it. */
export function troubleFault(found: Trouble, file: string, range: Range, details: Details): Fault {
  switch (found.code) {
    case 'media.disguised': {
      const { actual, renamed } = found
      const expected = renamed === undefined ? {} : { expected: JSON.stringify(renamed) }
      return fault(found.code, [actual, renamed !== undefined], file, range, {
        ...details,
        ...expected,
      })
    }
    case 'media.unsafe':
      return fault(found.code, [found.part], file, range, details)
    case 'media.too-heavy':
      return fault(found.code, [found.megabytes, found.most], file, range, details)
    case 'media.too-many-pixels':
      return fault(found.code, [found.megapixels, found.most], file, range, details)
    default:
      return fault(found.code, [], file, range, details)
  }
}
