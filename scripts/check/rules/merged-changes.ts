import { fault } from '../fault.ts'
import type { Rule, TextFile } from '../types.ts'

const MARKER = /^[ \t]*(?:<{7}|={7}|>{7}|\|{7})(?: .*)?\r?$/m

/** No marker of an unfinished merge is left in a file. */
export const mergedChanges: Rule = {
  name: 'merged-changes',
  scope: 'text',
  *check({ file, text }: TextFile) {
    const marker = MARKER.exec(text)
    if (marker)
      yield fault('bytes.conflict', {}, file, {
        offset: marker.index + marker[0].search(/\S/),
        length: 7,
      })
  },
}
