import { timestamp } from '../../server/base/clock'
import { createDraftQuota } from '../../server/base/limits'
import type {
  EditorRefusal,
  Proposal,
  ProposalState,
  Proposals,
  Publication,
} from '../contract/contract'
import type { SiteChange } from '../contract/siteChange'
import type { Approval } from '../contract/versions'
import type { DraftRules, SentDraft } from './draftRules'
import type { Decisions, Member, ProposalCommit, PublishedCommit } from './proposalCommits'
import { createListing, endOf } from './proposalListing'
import { hasContentOf, isOutdated, mayEdit } from './proposalVersions'
import { serialQueue } from './serialQueue'
import { createSignal } from './signal'

/** `unknown`: no such proposal, or another account's. */
export type Outcome = 'done' | 'unknown' | EditorRefusal

/** The version of a stored draft. */
type Proposed = { version: string } | Exclude<Outcome, 'done'>

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
  /** Creates a proposal atomically; replaces `found`. Resolves to its version. */
  save(
    draft: SentDraft,
    about: { titles: readonly string[]; author: Member; decisions: Decisions },
    found: Kept | undefined,
  ): Promise<string>
  /** Notes what is decided about a proposal, in place of what was. */
  decide(proposal: Kept, decisions: Decisions): Promise<void>
  remove(proposal: Kept): Promise<void>
  /** Publishes proposals together, oldest first. */
  publish(proposals: Kept[], approver: Member): Promise<Outcome>
  /** Publishes the change back, rebased onto the site. */
  undo(undo: Undo, by: Member): Promise<Outcome>
  /** Files of the site on this machine that differ from its branch. */
  unclean?(): Promise<string[]>
  /** Whether a release that is not served shows the site with this digest. */
  isKept(site: string): boolean
  /** The running or last publication of this server; null before the first. */
  publication(): Publication
  /** Folder of the objects that drafts leave on this machine, and what deletes the unused ones. */
  objects?: { folder: string; prune(): Promise<void> }
}

/** Keeps and publishes proposals. */
export function createProposalStore<Kept extends ProposalCommit>(
  rules: DraftRules,
  backend: Backend<Kept>,
  serially = serialQueue(),
  signal = createSignal(),
) {
  /** Runs an act; others learn of its success. */
  const inTurn = async <T extends Outcome | Proposed>(act: () => Promise<T>): Promise<T> => {
    const outcome = await serially(act)
    if (outcome === 'done' || (typeof outcome === 'object' && 'version' in outcome)) signal.emit()
    return outcome
  }
  const quota = createDraftQuota()
  const listed = createListing(rules)
  const find = async (id: string) => (await backend.kept()).find((each) => each.id === id)

  /** Decides about a proposal that is in no publication. */
  const decide = (id: string, decision: (found: Kept) => Decisions | undefined): Promise<Outcome> =>
    inTurn(async () => {
      const found = await find(id)
      const decisions = found && decision(found)
      if (!found || !decisions) return 'unknown'
      if (backend.isPublishing(id)) return { error: 'busy' }
      const { corrected, isContinued } = found
      await backend.decide(found, { corrected, isContinued, ...decisions })
      return 'done'
    })

  async function findUndo(commit: string, from: string): Promise<Undo | undefined> {
    const published = await backend.published()
    const first = published.findIndex(({ tip }) => tip === commit)
    const last = published.findIndex(({ tip }) => tip === from)
    const to = published[first]?.base
    return last < 0 || last > first || to === undefined ? undefined : { key: commit, from, to }
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
    /** The draft of a proposal that the account may edit. */
    async draftOf(id: string, by: Member, isManager = false) {
      const found = await find(id)
      if (!found || !mayEdit(found, by, isManager)) return 'unknown'
      return { ...(await rules.draftOf(found)), version: found.version }
    },
    /** What a proposal makes of the site. */
    async pagesOf(id: string, by: Member, isManager = false) {
      const found = await find(id)
      if (!found || !mayEdit(found, by, isManager)) return 'unknown'
      return rules.pagesOf(await rules.draftOf(found))
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
      const unclean = (await backend.unclean?.()) ?? []
      return { site: await rules.head(), open, deleted, published, unclean }
    },
    /** How many proposals need the account: a manager decides, an author continues. */
    async waitingFor(who: Member, isManager: boolean): Promise<number> {
      const open = (await backend.kept()).filter(({ deleted }) => !deleted)
      return open.filter(({ by, returned }) => (returned ? by.staffId === who.staffId : isManager))
        .length
    },
    /**
     * Creates a proposal. Idempotent by id; a draft that continues it updates it, and a manager's
     * is noted as a correction.
     */
    propose: (draft: SentDraft, by: Member, isManager = false) =>
      inTurn(async (): Promise<Proposed> => {
        if (backend.isPublishing(draft.id)) return { error: 'busy' }
        const size = [...draft.changes.values()].reduce((sum, file) => sum + (file?.length ?? 0), 0)
        if (!quota.fits(by.staffId, size)) return { error: 'quota' }
        const found = await find(draft.id)
        if (found && !mayEdit(found, by, isManager)) return 'unknown'
        if (found && (await hasContentOf(rules, draft, found))) {
          // Its version stays: a manager may be looking at it.
          if (!found.returned && !found.deleted) return { version: found.version }
        } else if (found && isOutdated(draft, found)) return { error: 'changed' }
        const result = await rules.examine(draft)
        if ('error' in result) return result
        quota.add(by.staffId, size)
        const author = found?.by ?? by
        const isOwn = author.staffId === by.staffId
        const correction = { by: by.name, at: timestamp(Date.now()) }
        const decisions = {
          corrected: isOwn ? found?.corrected : correction,
          isContinued: found && draft.version !== undefined ? true : undefined,
        }
        const about = { titles: result.titles, author, decisions }
        return { version: await backend.save(draft, about, found) }
      }),
    /**
     * Starts a publication of proposals in the versions that the manager has looked at; resolves
     * when they are valid and the build runs.
     */
    approve: (wanted: Approval['proposals'], by: Member) =>
      inTurn(async (): Promise<Outcome> => {
        const versions = new Map(wanted.map(({ id, version }) => [id, version]))
        const found = (await backend.kept()).filter(
          ({ id, returned, deleted }) => versions.has(id) && !returned && !deleted,
        )
        if (found.length < versions.size) return 'unknown'
        const isSeen = found.every(({ id, version }) => versions.get(id) === version)
        return isSeen ? backend.publish(found.reverse(), by) : { error: 'changed' }
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
