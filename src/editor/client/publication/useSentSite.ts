import { useLayoutEffect, useMemo } from 'react'
import type { SiteFiles } from '../../contract/contract'
import type { DraftStore } from '../draft/draftStore'
import type { SentDraft } from './usePublication'

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
