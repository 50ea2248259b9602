import { createCache } from '../../server/base/cache'
import { timestamp } from '../../server/base/clock'
import { createDraftQuota, limits } from '../../server/base/limits'
import type {
  EditorRefusal,
  Proposal,
  ProposalState,
  Proposals,
  Publication,
  StorageTrouble,
} from '../contract/contract'
import type { SiteChange } from '../contract/siteChange'
import type { DraftFiles, DraftRules, SentDraft } from './draftRules'
import type { Decisions, Member, ProposalCommit, PublishedCommit } from './proposalCommits'
import { serialQueue } from './serialQueue'
import { createSignal } from './signal'

/** `unknown`: no such proposal, or another account's. */
export type Outcome = 'done' | 'unknown' | EditorRefusal

/** The publications from one commit back to another, undone as the publication `key`. */
export type Undo = { key: string; from: string; to: string }

/** Where proposals are kept: a git checkout or GitHub. */
type Backend<Kept extends ProposalCommit> = {
  /** Open and deleted proposals, newest first. */
  kept(): Promise<Kept[]>
  /** Resolves to a function that checks an open proposal. */
  states(): Promise<(proposal: Kept) => Promise<ProposalState>>
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
  /** Notes what is decided about a proposal, in place of what was. */
  decide(proposal: Kept, decisions: Decisions): Promise<void>
  remove(proposal: Kept): Promise<void>
  publish(proposal: Kept, approver: Member): Promise<Outcome>
  /** Publishes the change back, rebased onto the site. */
  undo(undo: Undo, by: Member): Promise<Outcome>
  /** Whether a release that is not served shows the site with this digest. */
  isKept(site: string): boolean
  /** The running or last publication of this server; null before the first. */
  publication(): Publication
  /** Folder of the objects that drafts leave on this machine, and what deletes the unused ones. */
  objects?: { folder: string; prune(): Promise<void> }
}

/** Milliseconds until a proposal whose check failed is checked again. */
const RECHECK_MS = 10 * 60_000

/** Keeps and publishes proposals. */
export function createProposalStore<Kept extends ProposalCommit>(
  rules: DraftRules,
  backend: Backend<Kept>,
  serially = serialQueue(),
  signal = createSignal(),
) {
  /** Runs an act; others learn of its success. */
  const inTurn = async (act: () => Promise<Outcome>): Promise<Outcome> => {
    const outcome = await serially(act)
    if (outcome === 'done') signal.emit()
    return outcome
  }
  const quota = createDraftQuota()
  /** Times of failed checks by commit. */
  const failed = createCache<number>(100)
  const find = async (id: string) => (await backend.kept()).find((each) => each.id === id)

  /** Decides about a proposal that is in no publication. */
  const decide = (id: string, decision: (found: Kept) => Decisions | undefined): Promise<Outcome> =>
    inTurn(async () => {
      const found = await find(id)
      const decisions = found && decision(found)
      if (!found || !decisions) return 'unknown'
      if (backend.isPublishing(id)) return { error: 'busy' }
      await backend.decide(found, decisions)
      return 'done'
    })

  const endOf = ({ at }: { at: string }) => Date.parse(at) + limits.ms.deletedProposal

  async function findUndo(commit: string, from: string): Promise<Undo | undefined> {
    const published = await backend.published()
    const first = published.findIndex(({ tip }) => tip === commit)
    const last = published.findIndex(({ tip }) => tip === from)
    const to = published[first]?.base
    return last < 0 || last > first || to === undefined ? undefined : { key: commit, from, to }
  }

  /** A proposal for an account's list; one whose check fails does not hide the others. */
  async function listed(
    proposal: Kept,
    stateOf: (proposal: Kept) => Promise<ProposalState>,
    who: Member,
  ): Promise<Proposal> {
    const { id, tip, by, at, returned, deleted } = proposal
    const own = by.staffId === who.staffId
    const decided = {
      ...(returned && { returned }),
      ...(deleted && { deleted: { by: deleted.by, until: timestamp(endOf(deleted)) } }),
    }
    const state = deleted ? 'deleted' : returned ? 'returned' : undefined
    try {
      if (Date.now() - (failed.get(tip) ?? 0) >= RECHECK_MS)
        return {
          ...(await rules.listed({ ...proposal, state: state ?? (await stateOf(proposal)) }, who)),
          ...decided,
        }
    } catch (error) {
      const isOfAll = error instanceof StorageError && error.code !== 'unchecked'
      if (isOfAll) throw error
      console.error(`The check of proposal ${id} failed:`, error)
      failed.set(tip, Date.now())
    }
    const change = { files: [], media: [], pages: [], languages: [] }
    return { id, by: by.name, own, at, state: state ?? 'unchecked', change, ...decided }
  }

  return {
    objects: backend.objects?.folder,
    /**
     * Ends the deleted proposals whose time is over, and deletes objects of ended and replaced
     * drafts, unless a publication runs.
     */
    prune: () =>
      serially(async () => {
        for (const each of await backend.kept())
          if (each.deleted && endOf(each.deleted) < Date.now()) await backend.remove(each)
        await backend.objects?.prune()
      }),
    site: rules.site,
    rebase: rules.rebase,
    /** The draft of one's own proposal. */
    async draftOf(id: string, by: Member): Promise<DraftFiles | 'unknown'> {
      const found = await find(id)
      return found?.by.staffId === by.staffId ? rules.draftOf(found) : 'unknown'
    },
    /** The bytes of a file that an open proposal brings; undefined for others. */
    async broughtFile(id: string, file: string): Promise<Uint8Array | undefined> {
      const found = await find(id)
      return (found && (await rules.draftOf(found)).changes.get(file)) ?? undefined
    },
    /** Proposals and publications for an account. */
    async list(who: Member, isManager = false): Promise<Omit<Proposals, 'canApprove'>> {
      const [open, deleted]: [Proposal[], Proposal[]] = [[], []]
      const stateOf = await backend.states()
      for (const each of await backend.kept()) {
        if (!each.deleted) open.push(await listed(each, stateOf, who))
        else if (isManager || each.by.staffId === who.staffId)
          deleted.push(await listed(each, stateOf, who))
      }
      const reported = await rules.reported(await backend.published())
      const published = reported.map(({ before, ...entry }) => ({
        ...entry,
        isKept: backend.isKept(before),
      }))
      return { site: await rules.head(), open, deleted, published }
    },
    /** How many proposals need the account: a manager decides, an author continues. */
    async waitingFor(who: Member, isManager: boolean): Promise<number> {
      const open = (await backend.kept()).filter(({ deleted }) => !deleted)
      return open.filter(({ by, returned }) => (returned ? by.staffId === who.staffId : isManager))
        .length
    },
    /** Creates a proposal. Idempotent by id; the author's repeated request updates it. */
    propose: (draft: SentDraft, by: Member) =>
      inTurn(async (): Promise<Outcome> => {
        if (backend.isPublishing(draft.id)) return { error: 'busy' }
        const size = [...draft.changes.values()].reduce((sum, file) => sum + (file?.length ?? 0), 0)
        if (!quota.fits(by.staffId, size)) return { error: 'quota' }
        const result = await rules.examine(draft)
        if ('error' in result) return result
        const found = await find(draft.id)
        if (found && found.by.staffId !== by.staffId) return 'unknown'
        quota.add(by.staffId, size)
        await backend.save(draft, result.titles, by, found)
        return 'done'
      }),
    /** Starts a publication; resolves when the proposal is valid and the build runs. */
    approve: (id: string, by: Member) =>
      inTurn(async (): Promise<Outcome> => {
        const found = await find(id)
        const isWaiting = found && !found.returned && !found.deleted
        return isWaiting ? backend.publish(found, by) : 'unknown'
      }),
    /** Sends a proposal back to its author, who continues it as a draft and sends it again. */
    returnToAuthor: (id: string, reason: string, by: Member) =>
      decide(id, ({ returned, deleted }) =>
        returned || deleted
          ? undefined
          : { returned: { by: by.name, at: timestamp(Date.now()), reason } },
      ),
    /** Deletes one's own proposal; a manager may delete any. It can be restored for 30 days. */
    withdraw: (id: string, by: Member, isManager: boolean) =>
      decide(id, ({ by: { staffId }, returned, deleted }) =>
        deleted || !(isManager || staffId === by.staffId)
          ? undefined
          : { returned, deleted: { by: by.name, at: timestamp(Date.now()) } },
      ),
    /** Restores a proposal that the account may delete, as it was before. */
    restore: (id: string, by: Member, isManager: boolean) =>
      decide(id, ({ by: { staffId }, returned, deleted }) =>
        deleted && (isManager || staffId === by.staffId) ? { returned } : undefined,
      ),
    /** What undoing a publication changes, with all later ones up to `from`. */
    async undoChange(commit: string, from: string): Promise<SiteChange | 'unknown'> {
      const found = await findUndo(commit, from)
      return found ? rules.compare(found.from, found.to) : 'unknown'
    },
    /** Starts to undo a publication, with all later ones up to `from`; newer ones stay. */
    undo: (commit: string, from: string, by: Member) =>
      inTurn(async (): Promise<Outcome> => {
        const found = await findUndo(commit, from)
        return found ? backend.undo(found, by) : 'unknown'
      }),
    publication: backend.publication,
    /** Resolves when no publication runs. */
    settled: () => serially(async () => undefined),
    subscribe: signal.subscribe,
  }
}

export type ProposalStore = ReturnType<typeof createProposalStore>

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
