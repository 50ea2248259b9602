import { parse } from 'jsonc-parser'
import type { Snapshot } from './changes/snapshot.ts'
import type { Earlier } from './types.ts'

/** The earlier site of a snapshot, which is read when a finding needs it. */
export function earlierSite(read: () => Snapshot | undefined): Earlier {
  let known: { snapshot: Snapshot | undefined } | undefined
  const snapshot = () => {
    known ??= { snapshot: read() }
    return known.snapshot
  }
  return {
    value(file) {
      const text = snapshot()?.texts.get(file)
      return text === undefined ? undefined : parse(text.replace(/^\uFEFF/, ''))
    },
    hadMedia: (name) => snapshot()?.media.has(`content/media/${name}`),
  }
}
