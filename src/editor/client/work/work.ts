import type { Refusal } from '../callEditor'
import { createExchange } from './exchange'
import { createPublications } from './publications'
import { createWorkCore, type WorkOptions } from './workCore'
import { ownReturned } from './workState'

/**
 * The editor's work outside React: site, draft, proposals and publication of one account. Every act
 * applies to the current state, and each event leads to the next state (`workState.ts`).
 */
export function createWork(options: WorkOptions) {
  const { post } = options
  const core = createWorkCore(options)
  const { apply, load, list } = core
  const publications = createPublications(core)
  const { keepUp, takeReturned, openProposal, discard, ...exchange } = createExchange(
    core,
    publications,
  )
  core.subscribe(keepUp)
  core.subscribe(takeReturned)

  /** Changes an open proposal, and lists what is left. */
  async function change(posting: Promise<Refusal | undefined>): Promise<void> {
    apply({ kind: 'unlisted', refusal: await posting })
    await list()
  }

  /** Publishes proposals together, in the versions that the page has shown. */
  function approve(ids: readonly string[]): Promise<void> {
    const { looked } = core.state()
    const proposals = ids.map((id) => ({ id, version: looked[id] ?? '' }))
    return change(
      publications.publish(ids.join(' '), post('POST /editor/approve', {}, { proposals })),
    )
  }

  /** Undone publications, each with the last one that was undone with it. */
  const undone = new Map<string, string>()
  function undo(commit: string, from: string): Promise<Refusal | undefined> {
    undone.set(commit, from)
    const posted = post('POST /editor/published/:commit/undo', { commit }, { from })
    return publications.publish(commit, posted)
  }

  const withdraw = (id: string) => change(post('POST /editor/proposals/:id/withdraw', { id }))

  return {
    ...exchange,
    catchUp: core.catchUp,
    subscribe: core.subscribe,
    state: core.state,
    /** The account's draft; it outlives a reload of the site. Undefined before the site is open. */
    drafts: core.drafts,
    start(): void {
      void load()
      void list().then(publications.join)
    },
    close(): void {
      publications.stop()
      core.close()
    },
    /** Others have changed proposals or the publication. */
    async refresh(): Promise<void> {
      await Promise.all([list(), publications.join()])
      await core.catchUp()
    },
    /** Opens one's own proposal as the draft. Resolves to why not. */
    async continueProposal(id: string): Promise<Refusal | undefined> {
      const refusal = await openProposal(id)
      // It was decided about in the meantime.
      if (refusal?.error === 'notFound') await list()
      apply({ kind: 'unlisted', refusal })
      return refusal
    },
    approve,
    /** Sends a proposal back to its author. */
    returnProposal: (id: string, reason: string) =>
      change(post('POST /editor/proposals/:id/return', { id }, { reason })),
    withdraw,
    restore: (id: string) => change(post('POST /editor/proposals/:id/restore', { id })),
    /** Deletes the draft, and the returned proposal that it continues. */
    async discard(): Promise<void> {
      const { id } = core.current().draft
      const isReturned = ownReturned(core.state()).some((each) => each.id === id)
      discard()
      if (isReturned) await withdraw(id)
    },
    /** Undoes the publications from `commit` up to `from`. Resolves to the refusal. */
    undo,
    /** Repeats the publication that failed. Resolves to the refusal. */
    async publishAgain(): Promise<void> {
      const key = core.state().publication?.key ?? ''
      if (undone.has(key)) await undo(key, undone.get(key) ?? key)
      else await approve(key.split(' '))
    },
    readNews: () => apply({ kind: 'newsRead' }),
    dismiss: () => apply({ kind: 'dismissed' }),
  }
}

export type EditorWork = ReturnType<typeof createWork>
