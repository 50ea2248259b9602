import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { limits } from '../../server/base/limits'
import { openReleases } from '../../server/releases/releaseFolder'
import type { EditorRefusal, Progress, ProposalState } from '../contract/contract'
import type { DraftRules } from './draftRules'
import { git } from './git'
import {
  authorOf,
  type Member,
  messageOf,
  type ProposalCommit,
  proposalCommits,
  publishedCommits,
  referenceOf,
} from './proposalCommits'
import { createProposalStore, type Outcome, type ProposalStore } from './proposalStore'
import {
  isDiskFull,
  NotPublished,
  noteBuilding,
  publishRelease,
  recover,
  recoverMarked,
  releaseOf,
  uncommittedFiles,
  withMark,
} from './publication'
import {
  branchesOf,
  createCommit,
  headOf,
  moveReferences,
  type Repository,
  remembering,
} from './repository'
import { serialQueue } from './serialQueue'
import { createSignal } from './signal'
import type { SiteBuild } from './siteTools'

/** A commit of a publication. */
type Part = {
  /** The proposal, or the publication to undo. */
  key: string
  /** The change from one commit to another. */
  from: string
  to: string
  by: Member
  trailers: Parameters<typeof messageOf>[1]
  parents: string[]
}

/**
 * Proposals as branches of the server's checkout: merged, built, published. `report` receives
 * errors after the response was sent.
 */
export async function createGitProposals(
  repository: Repository,
  rules: DraftRules,
  tools: SiteBuild,
  report: (error: unknown) => void,
): Promise<ProposalStore> {
  const { root } = repository
  /** The proposal being built, or the last failed one. */
  const states = new Map<string, ProposalState>()
  let building: Promise<void> | undefined
  let publication = await recover(repository)
  const kept = remembering(repository, branchesOf, proposalCommits)
  const inTurn = serialQueue()
  const signal = createSignal()

  /** Results of validation and merge per proposal and commit; both are immutable. */
  const known = new LRUCache<string, ProposalState>({ max: 1000 })

  async function stateOf(proposal: ProposalCommit): Promise<ProposalState> {
    const key = `${proposal.tip} ${await headOf(repository)}`
    const state = known.get(key) ?? (await rules.stateOf(proposal))
    known.set(key, state)
    return state
  }

  /** The commits of the parts on top of each other; resolves to the last one. */
  async function commitParts(
    head: string,
    parts: readonly Part[],
  ): Promise<string | EditorRefusal> {
    let commit = head
    for (const { from, to, by, trailers, parents } of parts) {
      const result = await rules.ready({ base: from, tip: to }, commit)
      if ('error' in result) {
        if (commit === head) return result
        if (result.error !== 'nothing') return { error: 'together' }
        // Another part has made the same change.
        continue
      }
      const about = { message: messageOf(result.titles, trailers), author: authorOf(by) }
      const onto = [commit, ...parents] as const
      commit = (await createCommit(repository, onto, result.changes, about)).commit
    }
    return commit
  }

  /** Commits changes, makes a release of all and publishes it. */
  async function publish(
    parts: readonly Part[],
    onPublished?: () => Promise<void>,
  ): Promise<Outcome> {
    if (building) return { error: 'busy' }
    await recoverMarked(repository)
    const files = await uncommittedFiles(repository)
    if (files.length > 0) return { error: 'unclean', files }
    const head = await headOf(repository)
    const commit = await commitParts(head, parts)
    if (typeof commit === 'object') return commit
    const keys = parts.map(({ key }) => key)
    const key = keys.join(' ')
    const setAll = (state: ProposalState | undefined) => {
      for (const each of keys)
        if (state) states.set(each, state)
        else states.delete(each)
    }
    noteBuilding(repository, { key, commit })
    setAll('publishing')
    const onStep = (progress: Progress) => {
      publication = { state: 'running', key, progress }
    }
    const work = async () => {
      onStep({ step: 'check' })
      const release = await releaseOf(repository, tools, commit, onStep)
      onStep({ step: 'switch' })
      await inTurn(() => publishRelease(repository, { before: head, after: commit, release }))
      await inTurn(async () => onPublished?.()).finally(() => {
        publication = { state: 'published', key, commit }
        setAll(undefined)
      })
    }
    building = work()
      .catch((error) => {
        report(error)
        if (publication?.state !== 'running') return
        const { reason, files } =
          error instanceof NotPublished ? error : new NotPublished('build', String(error))
        const cause = isDiskFull(error) ? 'disk' : reason
        publication = { state: 'failed', key, cause, files }
        setAll(cause === 'build' ? 'failed' : undefined)
      })
      .finally(() => {
        building = undefined
        const isKilled = publication?.state === 'failed' && publication.cause === 'killed'
        if (!isKilled) noteBuilding(repository, undefined)
        signal.emit()
      })
    return 'done'
  }

  const move = (moves: Parameters<typeof moveReferences>[1]) =>
    withMark(repository, {}, () => moveReferences(repository, moves))

  const deleteBranches = (proposals: readonly ProposalCommit[]) =>
    move(proposals.map(({ id, tip }) => [referenceOf(id), undefined, tip]))

  const store = createProposalStore(
    rules,
    {
      kept,

      states: async () => async (proposal) => states.get(proposal.id) ?? stateOf(proposal),

      published: remembering(repository, headOf, publishedCommits),

      isPublishing: (id) => states.get(id) === 'publishing',

      async save({ id, base, changes }, { titles, author, decisions }, found) {
        const message = messageOf(titles, { proposal: id, ...decisions })
        const words = { message, author: authorOf(author) }
        const { commit, tree } = await createCommit(repository, [base], changes, words)
        await move([[referenceOf(id), commit, found?.tip]])
        states.delete(id)
        return tree
      },

      async decide(proposal, decisions) {
        const { id, tip, base, by, at, version, title } = proposal
        const message = messageOf([title], { proposal: id, ...decisions })
        const words = { message, author: authorOf(by), at }
        const { commit } = await createCommit(repository, [base], version, words)
        await move([[referenceOf(id), commit, tip]])
        states.delete(id)
      },

      async remove(proposal) {
        await deleteBranches([proposal])
        states.delete(proposal.id)
      },

      publish(proposals, { name: approvedBy }) {
        const parts = proposals.map(({ id, tip, base, by, corrected }) => {
          const trailers = { proposal: id, approvedBy, correctedBy: corrected?.by }
          return { key: id, from: base, to: tip, by, trailers, parents: [tip] }
        })
        return publish(parts, () => deleteBranches(proposals))
      },

      publication: () => publication,

      undo: (undo, by) => publish([{ ...undo, by, trailers: { undo: undo.key }, parents: [] }]),

      isKept(site) {
        const releases = openReleases(root)
        const kept = releases.withContent(site)
        return kept !== undefined && kept !== releases.current()
      },

      unclean: () => uncommittedFiles(repository),

      objects: {
        folder: join(repository.commonDir, 'objects'),
        async prune() {
          const seconds = limits.ms.unusedObject / 1000
          const args = ['prune', `--expire=${seconds}.seconds.ago`]
          // The commit of a publication has no reference until it is published.
          if (!building) await git(root, args, { isIdle: true })
        },
      },
    },
    inTurn,
    signal,
  )
  return {
    ...store,
    async settled() {
      await store.settled()
      await building
    },
  }
}
