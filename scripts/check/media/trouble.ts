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
    case 'media.unsafe':
      return fault(found.code, { part: found.part }, file, range, details)
    case 'media.too-heavy':
      return fault(
        found.code,
        { megabytes: found.megabytes, most: found.most },
        file,
        range,
        details,
      )
    case 'media.heavy-font': {
      const { kilobytes, most } = found
      return fault(found.code, { kilobytes, most }, file, range, details)
    }
    case 'media.too-many-pixels':
      return fault(
        found.code,
        { megapixels: found.megapixels, most: found.most },
        file,
        range,
        details,
      )
    default:
      return fault(found.code, {}, file, range, details)
  }
}
