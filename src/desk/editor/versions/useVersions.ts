import { useCallback, useEffect, useState } from 'react'
import { answerOf, type Refused, sayRefusal } from '../askEditor'
import type {
  EditorRefusal,
  RebasedDraft,
  RebaseQuestion,
  SiteFiles,
  VersionChoice,
} from '../contract'
import { keptFiles, sentFiles } from '../draft/sentFiles'
import type { EditorDraft } from '../draft/useDraft'

/** What the site and the draft have both changed. */
export type Moved = Extract<EditorRefusal, { error: 'moved' }>

/**
 * Brings a draft that began on an earlier state of the site onto the one that is
 * published. Where both have changed one record the editor is asked first; `again` reads
 * the site anew, where the page shows an earlier one than the draft is on then.
 */
export function useVersions(draft: EditorDraft, site: SiteFiles, again: () => void) {
  const [moved, setMoved] = useState<Moved>()
  const [fault, setFault] = useState('')
  const isOld = draft.changes.size > 0 && draft.base !== site.base

  const bring = useCallback(
    async (choices: VersionChoice[], state?: string) => {
      setFault('')
      const body: RebaseQuestion = { ...sentFiles(draft), choices, ...(state && { site: state }) }
      const answer = await answerOf<RebasedDraft>('/draft', body)
      if (isRefused(answer)) {
        if (answer.error === 'moved') setMoved(answer)
        else setFault(sayRefusal(answer))
        return
      }
      setMoved(undefined)
      draft.goOn(keptFiles(answer, draft.id))
      if (answer.base !== site.base) again()
    },
    [draft, site, again],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each draft that is behind
  useEffect(() => {
    if (isOld) void bring([])
  }, [isOld, draft.base])

  return {
    /** Until it is not, nothing of the draft can be changed or sent. */
    isBehind: isOld || moved !== undefined,
    moved,
    fault,
    ask: setMoved,
    choose: (choices: VersionChoice[]) => bring(choices, moved?.site),
    retry: () => bring([]),
    discard() {
      setMoved(undefined)
      draft.discard()
    },
  }
}

export type Versions = ReturnType<typeof useVersions>

const isRefused = (answer: RebasedDraft | Refused): answer is Refused => 'error' in answer
