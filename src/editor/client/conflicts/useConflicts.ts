import { useCallback, useEffect, useState } from 'react'
import type {
  EditorRefusal,
  RebasedDraft,
  RebaseRequest,
  SiteFiles,
  VersionChoice,
} from '../../contract/contract'
import { callEditor, type Refusal, refusalText } from '../callEditor'
import { draftFromFiles, encodedFiles } from '../draft/changes'
import type { EditorDraft } from '../draft/useDraft'

export type ConflictRefusal = Extract<EditorRefusal, { error: 'moved' }>

/**
 * Rebases a draft that started from an older site onto the published one; conflicts need the
 * editor's choice. `reload` reloads the site if the page shows an older one.
 */
export function useConflicts(draft: EditorDraft, site: SiteFiles, reload: () => void) {
  const [moved, setMoved] = useState<ConflictRefusal>()
  const [fault, setFault] = useState('')
  const isOld = draft.changes.size > 0 && draft.base !== site.base

  const rebase = useCallback(
    async (choices: VersionChoice[], state?: string) => {
      setFault('')
      const { id, revision, unfinished } = draft
      const files = encodedFiles(draft.base, draft.changes)
      const body: RebaseRequest = { ...files, choices, ...(state && { site: state }) }
      const answer = await callEditor('POST /editor/draft', {}, body)
      if (isRefused(answer)) {
        if (answer.error === 'moved') setMoved(answer)
        else setFault(refusalText(answer))
        return
      }
      setMoved(undefined)
      const rebased = { ...draftFromFiles(answer, id), unfinished }
      if (!draft.replaceDraft(rebased, revision)) return
      if (answer.base !== site.base) reload()
    },
    [draft, site, reload],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state that is behind
  useEffect(() => {
    if (isOld) void rebase([])
  }, [isOld, draft.base, draft.revision])

  return {
    /** While true, the draft can be neither edited nor sent. */
    isBehind: isOld || moved !== undefined,
    moved,
    fault,
    open: setMoved,
    choose: (choices: VersionChoice[]) => rebase(choices, moved?.site),
    retry: () => rebase([]),
    discard() {
      setMoved(undefined)
      draft.discard(draft.revision)
    },
  }
}

export type Conflicts = ReturnType<typeof useConflicts>

const isRefused = (answer: RebasedDraft | Refusal): answer is Refusal => 'error' in answer
