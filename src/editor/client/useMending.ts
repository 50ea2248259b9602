import { useEffect, useState } from 'react'
import { applyEdit } from '../../shared/splice'
import type { EditorDraft } from './draft/useDraft'
import type { DraftFindings } from './useDraftFindings'

/**
 * Mends copied spaces and signs of a draft; `onMended` follows once the mended draft is checked, with
 * the number of mends. `mendedId`: the draft that was mended last; '' for none.
 */
export function useMending(
  draft: EditorDraft,
  findings: DraftFindings | null | undefined,
  onMended: (count: number) => void,
) {
  const [mended, setMended] = useState({ id: '', isDue: false, count: 0 })
  useEffect(() => {
    if (!mended.isDue || !findings) return
    setMended({ ...mended, isDue: false })
    onMended(mended.count)
  })
  return {
    mendedId: mended.id,
    /** Whether it mends: not if there are no fewer than `before`, the last time. The server refuses those. */
    mend(before = Number.POSITIVE_INFINITY): boolean {
      const mends = findings?.mends ?? []
      if (mends.length === 0 || mends.length >= before) return false
      setMended({ id: draft.id, isDue: true, count: mends.length })
      for (const file of new Set(mends.map((each) => each.file))) {
        const edits = mends.flatMap((each) => (each.file === file && each.edit) || [])
        // From the end; of two that mend the same text one waits for the next check.
        const apart = edits
          .sort((one, other) => other.offset - one.offset)
          .filter(
            ({ offset, length }, at, all) => offset + length <= (all[at - 1]?.offset ?? Infinity),
          )
        draft.write(file, (text) => apart.reduce(applyEdit, text))
      }
      return true
    },
  }
}
