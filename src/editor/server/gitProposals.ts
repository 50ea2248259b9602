import { resolve } from 'node:path'
import { createCache } from '../../server/base/cache'
import { limits } from '../../server/base/limits'
import { openReleases } from '../../server/releases/releaseFolder'
import type { Progress, ProposalState } from '../contract/contract'
import type { DraftRules } from './draftRules'
import { git, gitLine } from './git'
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
  NotPublished,
  noteBuilding,
  publishRelease,
  recover,
  releaseOf,
  uncommittedFiles,
  withMark,
} from './publication'
import { commitChanges, headOf, type Repository } from './repository'
import { serialQueue } from './serialQueue'
import { createSignal } from './signal'
import type { SiteBuild } from './siteTools'

/** Published proposals listed. */
const LISTED = 20

type Publishing = {
  /** The change from one commit to another. */
  from: string
  to: string
  /** The proposal, or the publication to undo. */
  key: string
  by: Member
  trailers: Parameters<typeof messageOf>[1]
  parents: string[]
  onPublished?: () => Promise<void>
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
  const inTurn = serialQueue()
  const signal = createSignal()

  /** Results of validation and merge per proposal and commit; both are immutable. */
  const known = createCache<ProposalState>(1000)

  async function stateOf(proposal: ProposalCommit): Promise<ProposalState> {
    const key = `${proposal.tip} ${await headOf(repository)}`
    const state = known.get(key) ?? (await rules.stateOf(proposal))
    known.set(key, state)
    return state
  }

  /** Commits a change, makes its release and publishes it. */
  async function publish(change: Publishing): Promise<Outcome> {
    const { from, to, key, by, trailers, parents, onPublished } = change
    if (building) return { error: 'busy' }
    const files = await uncommittedFiles(repository)
    if (files.length > 0) return { error: 'unclean', files }
    const result = await rules.ready({ base: from, tip: to })
    if ('error' in result) return result
    const { head, changes, titles } = result
    const author = authorOf(by)
    const message = messageOf(titles, trailers)
    const commit = await withMark(repository, {}, () =>
      commitChanges(repository, [head, ...parents], changes, { message, author }),
    )
    noteBuilding(repository, { key, commit })
    states.set(key, 'publishing')
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
        states.delete(key)
      })
    }
    building = work()
      .catch((error) => {
        report(error)
        if (publication?.state !== 'running') return
        const { reason: cause, files } =
          error instanceof NotPublished ? error : new NotPublished('build', String(error))
        publication = { state: 'failed', key, cause, files }
        if (cause === 'build') states.set(key, 'failed')
        else states.delete(key)
      })
      .finally(() => {
        building = undefined
        const isKilled = publication?.state === 'failed' && publication.cause === 'killed'
        if (!isKilled) noteBuilding(repository, undefined)
        signal.emit()
      })
    return 'done'
  }

  const deleteBranch = async ({ id, tip }: ProposalCommit) => {
    await withMark(repository, {}, () => git(root, ['update-ref', '-d', referenceOf(id), tip]))
  }

  const store = createProposalStore(
    rules,
    {
      kept: () => proposalCommits(repository),

      states: async () => async (proposal) => states.get(proposal.id) ?? stateOf(proposal),

      published: () => publishedCommits(repository, LISTED),

      isPublishing: (id) => states.get(id) === 'publishing',

      async save({ id, base, changes }, titles, by, found) {
        const words = { message: messageOf(titles, { proposal: id }), author: authorOf(by) }
        await withMark(repository, {}, async () => {
          const tip = await commitChanges(repository, [base], changes, words)
          await git(root, ['update-ref', referenceOf(id), tip, found?.tip ?? ''])
        })
        states.delete(id)
      },

      async decide(proposal, decisions) {
        const { id, tip, base, by, at } = proposal
        const [tree = '', title = ''] = (
          await gitLine(root, ['show', '-s', '--format=%T%n%s', tip])
        ).split('\n')
        const input = messageOf([title], { proposal: id, ...decisions })
        const author = { ...authorOf(by), at }
        await withMark(repository, {}, async () => {
          const next = await gitLine(root, ['commit-tree', tree, '-p', base], { input, author })
          await git(root, ['update-ref', referenceOf(id), next, tip])
        })
        states.delete(id)
      },

      async remove(proposal) {
        await deleteBranch(proposal)
        states.delete(proposal.id)
      },

      publish(proposal, approver) {
        const { id, tip, base, by } = proposal
        const trailers = { proposal: id, approvedBy: approver.name }
        const onPublished = () => deleteBranch(proposal)
        return publish({ from: base, to: tip, key: id, by, trailers, parents: [tip], onPublished })
      },

      publication: () => publication,

      undo: (undo, by) => publish({ ...undo, by, trailers: { undo: undo.key }, parents: [] }),

      isKept(site) {
        const releases = openReleases(root)
        const kept = releases.withContent(site)
        return kept !== undefined && kept !== releases.current()
      },

      objects: {
        folder: resolve(root, await gitLine(root, ['rev-parse', '--git-path', 'objects'])),
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
