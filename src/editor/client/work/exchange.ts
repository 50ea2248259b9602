import type { Draft, RebaseRequest, VersionChoice } from '../../contract/contract'
import type { Refusal } from '../callEditor'
import { changesOf, draftFromFiles, encodedFiles } from '../draft/changes'
import { emptyDraft, isEmpty, type StoredDraft } from '../draft/draftState'
import type { Publications } from './publications'
import type { WorkCore } from './workCore'
import { isHeld, isPublishing, ownReturned, type Returned } from './workState'

/** The check of a draft is slow beyond this, in milliseconds. */
const slowMs = 5000

/** The draft between this page and the server. */
export function createExchange(core: WorkCore, { publish }: Publications) {
  const { options, state, apply, current, replace, load, list } = core
  const { canPublish, read, post } = options

  /** Conflicts need the editor's choice, which applies to the site at the commit `chosenFor`. */
  async function rebase(choices: VersionChoice[], chosenFor?: string): Promise<void> {
    apply({ kind: 'rebases' })
    const { draft, site } = current()
    const files = encodedFiles(draft.base, changesOf(draft, site))
    const body: RebaseRequest = { ...files, choices, ...(chosenFor && { site: chosenFor }) }
    const answer = await post('POST /editor/draft', {}, body)
    if ('error' in answer) return apply({ kind: 'unrebased', refusal: answer })
    const { id, version, revision, unfinished } = draft
    const isTaken = replace({ ...draftFromFiles(answer, { id, version }), unfinished }, revision)
    if (isTaken && answer.base !== current().site.base) {
      await load()
      const isOpen = current().site.base === answer.base
      if (!isOpen) return apply({ kind: 'unrebased', refusal: { error: 'other' } })
    }
    apply({ kind: 'rebased' })
  }

  const renew = (of: Partial<Pick<StoredDraft, 'id' | 'version'>>) =>
    core.drafts()?.dispatch({ kind: 'renew', ...of })

  /** Opens a proposal as the draft. Resolves to why not. */
  async function openProposal(id: string): Promise<Refusal | undefined> {
    const { draft } = current()
    if (!isEmpty(draft)) return { error: 'draftFirst' }
    try {
      const { version, ...files } = await read('GET /editor/proposals/:id/draft', { id })
      const isTaken = replace(draftFromFiles(files, { id, version }), draft.revision)
      return isTaken ? undefined : { error: 'draftFirst' }
    } catch (error) {
      return options.refusalOf(error)
    }
  }

  /** Returned proposals that were opened: one that is deleted again stays so. */
  const taken = new Set<string>()

  return {
    openProposal,
    /** Opens a proposal that came back, unless the draft has other changes. */
    takeReturned(): void {
      const keyOf = ({ id, returned }: Returned) => `${id} ${returned.at}`
      const found = ownReturned(state()).find((each) => !taken.has(keyOf(each)))
      if (!found || !core.drafts() || !state().site || !isEmpty(current().draft)) return
      if (state().exchange.kind !== 'editable') return
      taken.add(keyOf(found))
      void openProposal(found.id)
    },
    /** Rebases a draft that began on an older site. */
    keepUp(): void {
      if (!core.drafts() || !state().site) return
      const { site, draft } = current()
      const { exchange } = state()
      const isOld = draft.base !== site.base && changesOf(draft, site).size > 0
      if (isOld && exchange.kind === 'editable') void rebase([])
      // In another tab.
      if (!isOld && exchange.kind === 'behind') apply({ kind: 'rebased' })
    },
    rebaseAgain: () => rebase([]),
    /** Continues with the chosen side of each conflict. */
    async choose(choices: VersionChoice[]): Promise<void> {
      const { exchange } = state()
      if (exchange.kind === 'choosing') await rebase(choices, exchange.conflict.site)
    },
    /**
     * Sends the draft as a proposal; a manager's is published at once. What is typed while it is
     * sent stays in the draft.
     */
    async send(): Promise<void> {
      if (isPublishing(state()) || state().exchange.kind !== 'editable') return
      const { draft, site } = current()
      const { id, base, version, texts, revision } = draft
      const body: Draft = { id, version, ...encodedFiles(base, changesOf(draft, site)) }
      apply({ kind: 'sends' })
      const timer = setTimeout(() => apply({ kind: 'waits' }), slowMs)
      const answer = await post('POST /editor/proposals', {}, body)
      clearTimeout(timer)
      if ('error' in answer) {
        const isChanged = answer.error === 'changed'
        // Nothing typed is lost, and nothing is overwritten.
        if (isChanged) renew({ id: crypto.randomUUID(), version: undefined })
        return apply({ kind: 'refused', refusal: isChanged ? { error: 'apart' } : answer })
      }
      // The form shows the sent proposal instead of the site's values.
      if (!canPublish) await list()
      // The proposal and an edited draft have the same id: sending it again updates the proposal.
      const isWhole = replace(emptyDraft(site.base), revision)
      if (!isWhole) renew(answer)
      if (!canPublish) return apply({ kind: 'sent', news: isWhole ? 'sent' : 'sentPart' })
      apply({ kind: 'looked', id, ...answer })
      const approval = post('POST /editor/approve', {}, { proposals: [{ id, ...answer }] })
      const refusal = await publish(id, approval, { id, texts })
      if (!refusal) return apply({ kind: 'sent' })
      await list()
      apply({ kind: 'refused', refusal, news: 'waits' })
    },
    /** Deletes the draft. */
    discard(): void {
      const { site, draft } = current()
      const wasHeld = isHeld(state())
      replace(emptyDraft(site.base), draft.revision)
      apply({ kind: 'discarded', ...(!wasHeld && { news: 'discarded' }) })
    },
  }
}
