import { useState } from 'react'
import type { Proposal, Proposals, SiteFiles } from '../../contract/contract'
import type { ProposalPages } from '../../contract/versions'
import { callSite, type Refusal, refusalOf } from '../callEditor'
import { draftFromFiles } from '../draft/changes'
import type { StoredDraft } from '../draft/draftState'

/** A proposal in the preview: the site before it, and its own texts and pictures. */
export type ShownProposal = Pick<Proposal, 'id' | 'version' | 'by' | 'at'> &
  Pick<StoredDraft, 'texts' | 'pictures'> &
  Pick<ProposalPages, 'places'> & { before: SiteFiles['texts'] }

/** The proposal that an account looks at, as pages, until it changes or is decided about. */
export function useProposalPages(site: SiteFiles, listed: Proposals | undefined) {
  const [loaded, setLoaded] = useState<ShownProposal>()
  const [refusal, setRefusal] = useState<Refusal>()
  const isCurrent = listed?.open.some(
    ({ id, version }) => id === loaded?.id && version === loaded.version,
  )

  async function show({ id, version, by, at }: Proposal): Promise<void> {
    try {
      const { places, ...files } = await callSite('GET /editor/proposals/:id/pages', { id })
      const { texts: before } = files.base === site.base ? site : await callSite('GET /editor/site')
      const { texts, pictures } = draftFromFiles(files, { id })
      setLoaded({ id, version, by, at, places, before, texts, pictures })
      setRefusal(undefined)
    } catch (error) {
      setRefusal(refusalOf(error))
    }
  }
  return {
    shown: isCurrent ? loaded : undefined,
    /** Why the pages were not loaded. */
    refusal,
    show,
    hide: () => setLoaded(undefined),
  }
}

export type ProposalPreview = ReturnType<typeof useProposalPages>
