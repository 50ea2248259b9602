import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { Publication, SiteFiles } from '../../contract/contract'
import { callSite, type Refusal } from '../callEditor'
import type { DraftStore } from '../draft/draftStore'

/** A draft that is published in one step. */
export type SentDraft = { id: string; texts: SiteFiles['texts'] }

/** Polling interval during a publication, in milliseconds. */
const pace = 400

/**
 * The publication on show: a running one, also of another manager, or one that ended here, until it
 * is dismissed. `onEnded` loads what a publication changes; its end is shown afterwards.
 */
export function usePublication(onEnded: () => Promise<unknown>) {
  const [shown, setShown] = useState<Publication>(null)
  /** The key of the publication that runs on the server. */
  const [followed, setFollowed] = useState('')
  const [sent, setSent] = useState<SentDraft>()

  useEffect(() => {
    const follow = (found: Publication) => {
      if (found?.state !== 'running') return
      setShown(found)
      setFollowed(found.key)
    }
    void callSite('GET /editor/publication').then(follow, () => undefined)
  }, [])

  useEffect(() => {
    if (followed === '') return
    let isOver = false
    const show = async (found: Publication) => {
      if (isOver) return
      // Null: a server that has restarted, or does not publish itself.
      const own = found?.key === followed ? found : null
      if (own?.state === 'running') return setShown(own)
      isOver = true
      clearInterval(timer)
      await onEnded()
      setShown(own)
      setSent(undefined)
      setFollowed('')
    }
    // An error is not the end.
    const poll = () => void callSite('GET /editor/publication').then(show, () => undefined)
    const timer = setInterval(poll, pace)
    poll()
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [followed, onEnded])

  /**
   * Shows a publication from its request to its end. Resolves to the refusal of the request.
   * `key`: of a proposal, or of the publication to undo; `draft`: the sent one with this key.
   */
  const run = useCallback(
    async (key: string, request: Promise<Refusal | undefined>, draft?: SentDraft) => {
      setShown({ state: 'running', key, progress: { step: 'check' } })
      setSent(draft)
      const refused = await request
      if (refused) {
        setShown(null)
        setSent(undefined)
      } else setFollowed(key)
      return refused
    },
    [],
  )

  return {
    shown,
    isRunning: shown?.state === 'running',
    sent,
    run,
    dismiss: () => setShown(null),
  }
}

export type ShownPublication = ReturnType<typeof usePublication>

/** The site as it will be with the draft that is being published, so that forms keep its values. */
export function useSentSite(
  published: SiteFiles,
  sent: SentDraft | undefined,
  drafts: DraftStore,
): SiteFiles {
  const site = useMemo(
    () => (sent ? { ...published, texts: { ...published.texts, ...sent.texts } } : published),
    [published, sent],
  )
  useLayoutEffect(() => drafts.showSite(site), [drafts, site])
  return site
}
