import type { ProposalState } from '../contract/contract'
import { draftRules } from './draftRules'
import { git } from './git'
import { siteFolders } from './history'
import {
  authorOf,
  type Member,
  messageOf,
  type ProposalCommit,
  proposalCommits,
  publishedCommits,
  referenceOf,
} from './proposalCommits'
import { createProposalStore, type Outcome, type ProposalStore, serialQueue } from './proposalStore'
import { buildCommit, publishBuilt, recover, withMark } from './publication'
import { commitChanges, gitHistory, headOf, type Repository } from './repository'
import type { SiteTools } from './siteTools'

/** Published proposals listed. */
const LISTED = 20

type Publication = {
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
  tools: SiteTools,
  report: (error: unknown) => void,
): Promise<ProposalStore> {
  const { root } = repository
  await recover(repository)
  /** The proposal being built, or the last failed one. */
  const states = new Map<string, ProposalState>()
  let building: Promise<void> | undefined
  const inTurn = serialQueue()
  const rules = draftRules(gitHistory(repository), tools)

  /** Results of validation and merge per proposal and commit; both are immutable. */
  const known = new Map<string, ProposalState>()

  async function stateOf(proposal: ProposalCommit): Promise<ProposalState> {
    const key = `${proposal.tip} ${await headOf(repository)}`
    const state = known.get(key) ?? (await rules.stateOf(proposal))
    known.set(key, state)
    return state
  }

  /** Commits a change and builds it; publishes after the build. */
  async function publish(publication: Publication): Promise<Outcome> {
    const { from, to, key, by, trailers, parents, onPublished } = publication
    if (building) return { error: 'busy' }
    const dirty = await git(root, ['status', '--porcelain', '--', ...siteFolders])
    if (dirty.length > 0) return { error: 'unclean' }
    const result = await rules.ready({ base: from, tip: to })
    if ('error' in result) return result
    const { head, changes, titles } = result
    const author = authorOf(by)
    const message = messageOf(titles, trailers)
    const commit = await withMark(repository, {}, () =>
      commitChanges(repository, [head, ...parents], changes, { message, author }),
    )
    states.set(key, 'publishing')
    const work = async () => {
      if (!(await buildCommit(repository, tools, commit))) throw new Error('the build failed')
      await inTurn(() => publishBuilt(repository, head, commit))
      if (onPublished) await inTurn(onPublished)
      states.delete(key)
    }
    building = work()
      .catch((error) => {
        states.set(key, 'failed')
        report(error)
      })
      .finally(() => {
        building = undefined
      })
    return 'done'
  }

  const deleteBranch = async ({ id, tip }: ProposalCommit) => {
    await withMark(repository, {}, () => git(root, ['update-ref', '-d', referenceOf(id), tip]))
  }

  const store = createProposalStore(
    rules,
    {
      open: () => proposalCommits(repository),

      async openWithStates() {
        const withState = async (proposal: ProposalCommit) => ({
          ...proposal,
          state: states.get(proposal.id) ?? (await stateOf(proposal)),
        })
        return Promise.all((await proposalCommits(repository)).map(withState))
      },

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

      undo: ({ tip, base }, by) =>
        publish({ from: tip, to: base, key: tip, by, trailers: { undo: tip }, parents: [] }),
    },
    inTurn,
  )
  return {
    ...store,
    async settled() {
      await store.settled()
      await building
    },
  }
}
