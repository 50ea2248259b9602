import type {
  EditorRefusal,
  Proposal,
  ProposalState,
  Proposals,
  StorageTrouble,
} from '../contract/contract'
import type { DraftFiles, DraftRules, SentDraft } from './draftRules'
import type { Member, ProposalCommit, PublishedCommit } from './proposalCommits'

/** `unknown`: no such proposal, or another account's. */
export type Outcome = 'done' | 'unknown' | EditorRefusal

/** Where proposals are kept: a git checkout or GitHub. */
type Backend<Kept extends ProposalCommit> = {
  /** Open proposals, newest first. */
  open(): Promise<Kept[]>
  openWithStates(): Promise<(Kept & { state: ProposalState })[]>
  /** The newest publications. */
  published(): Promise<PublishedCommit[]>
  /** Whether the build of a proposal runs. */
  isPublishing(id: string): boolean
  /** Creates a proposal atomically; replaces `found`. */
  save(
    draft: SentDraft,
    titles: readonly string[],
    by: Member,
    found: Kept | undefined,
  ): Promise<void>
  remove(proposal: Kept): Promise<void>
  publish(proposal: Kept, approver: Member): Promise<Outcome>
  undo(publication: PublishedCommit, by: Member): Promise<Outcome>
}

/** Keeps and publishes proposals. */
export function createProposalStore<Kept extends ProposalCommit>(
  rules: DraftRules,
  backend: Backend<Kept>,
  inTurn = serialQueue(),
) {
  const find = async (id: string) => (await backend.open()).find((each) => each.id === id)

  return {
    site: rules.site,
    rebase: rules.rebase,
    /** The draft of one's own proposal. */
    async draftOf(id: string, by: Member): Promise<DraftFiles | 'unknown'> {
      const found = await find(id)
      return found?.by.staffId === by.staffId ? rules.draftOf(found) : 'unknown'
    },
    /** Proposals and publications for an account. */
    async list(who: Member): Promise<Omit<Proposals, 'canApprove'>> {
      const open: Proposal[] = []
      for (const each of await backend.openWithStates()) open.push(await rules.listed(each, who))
      return { open, published: await rules.reported(await backend.published()) }
    },
    /** Creates a proposal. Idempotent by id; the author's repeated request updates it. */
    propose: (draft: SentDraft, by: Member) =>
      inTurn(async (): Promise<Outcome> => {
        const found = await find(draft.id)
        if (found && found.by.staffId !== by.staffId) return 'unknown'
        if (backend.isPublishing(draft.id)) return { error: 'busy' }
        const result = await rules.examine(draft)
        if ('error' in result) return result
        await backend.save(draft, result.titles, by, found)
        return 'done'
      }),
    /** Starts a publication; resolves when the proposal is valid and the build runs. */
    approve: (id: string, by: Member) =>
      inTurn(async (): Promise<Outcome> => {
        const found = await find(id)
        return found ? backend.publish(found, by) : 'unknown'
      }),
    /** Withdraws one's own proposal; a manager may withdraw any. */
    withdraw: (id: string, by: Member, isManager: boolean) =>
      inTurn(async (): Promise<Outcome> => {
        const found = await find(id)
        if (!found || !(isManager || found.by.staffId === by.staffId)) return 'unknown'
        if (backend.isPublishing(id)) return { error: 'busy' }
        await backend.remove(found)
        return 'done'
      }),
    /** Starts to undo a publication. */
    undo: (commit: string, by: Member) =>
      inTurn(async (): Promise<Outcome> => {
        const found = (await backend.published()).find(({ tip }) => tip === commit)
        return found ? backend.undo(found, by) : 'unknown'
      }),
    /** Resolves when no publication runs. */
    settled: () => inTurn(async () => undefined),
  }
}

export type ProposalStore = ReturnType<typeof createProposalStore>

/** Runs work serially: writers must not interleave. */
export function serialQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work, work)
    last = turn.catch(() => undefined)
    return turn
  }
}

/** The proposal store is unavailable; `cause` has details for the operator, no secret. */
export class StorageError extends Error {
  override name = 'StorageError'
  /** Seconds. */
  readonly retryAfter: number | undefined
  constructor(
    readonly code: StorageTrouble,
    { retryAfter, cause }: { retryAfter?: number; cause?: unknown } = {},
  ) {
    super(code, { cause })
    this.retryAfter = retryAfter
  }
}
