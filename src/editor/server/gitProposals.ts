import type { ProposalState } from '../contract/contract'
import { draftRules } from './draftRules'
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
import { type Outcome, type ProposalStore, type SiteTools, serialQueue } from './proposalStore'
import { buildCommit, marked, publishBuilt, recover } from './publication'
import { commitChanges, gitHistory, headOf, type Repository, setReference } from './repository'

/** Published proposals listed. */
const LISTED = 20

/** An error after the response was sent. */
export type Report = (fault: unknown) => void

/** Proposals as branches of the server's checkout: merged, built, published. */
export async function createGitProposals(
  repository: Repository,
  engine: SiteTools,
  report: Report,
): Promise<ProposalStore> {
  const { root } = repository
  await recover(repository)
  /** The proposal being built, or the last failed one. */
  const states = new Map<string, ProposalState>()
  let building: Promise<void> | undefined
  const inTurn = serialQueue()

  const find = async (id: string): Promise<ProposalCommit | undefined> =>
    (await proposalCommits(repository)).find((each) => each.id === id)
  const rules = draftRules(gitHistory(repository), engine, find)

  /** Results of validation and merge per proposal and commit; both are immutable. */
  const judged = new Map<string, ProposalState>()

  async function stateOf(proposal: ProposalCommit): Promise<ProposalState> {
    const state = states.get(proposal.id)
    if (state) return state
    const key = `${proposal.tip} ${await headOf(repository)}`
    const known = judged.get(key) ?? (await rules.stateOf(proposal))
    judged.set(key, known)
    return known
  }

  /** Commits a change and builds it; publishes after the build. */
  async function publish(
    change: { from: string; to: string },
    about: {
      key: string
      by: Member
      trailers: Parameters<typeof messageOf>[1]
      parents: string[]
    },
    onPublished: () => Promise<void>,
  ): Promise<Outcome> {
    if (building) return { error: 'busy' }
    const folders = ['content', 'locales', 'public']
    const dirty = await git(root, ['status', '--porcelain', '--', ...folders])
    if (dirty.length > 0) return { error: 'unclean' }
    const result = await rules.ready({ base: change.from, tip: change.to })
    if ('error' in result) return result
    const { head, changes, titles } = result
    const commit = await marked(repository, {}, () =>
      commitChanges(repository, [head, ...about.parents], changes, {
        message: messageOf(titles, about.trailers),
        author: authorOf(about.by),
      }),
    )
    states.set(about.key, 'publishing')
    const work = async () => {
      if (!(await buildCommit(repository, engine, commit))) throw new Error('the build failed')
      await inTurn(() => publishBuilt(repository, head, commit))
      await inTurn(onPublished)
      states.delete(about.key)
    }
    building = work()
      .catch((fault) => {
        states.set(about.key, 'failed')
        report(fault)
      })
      .finally(() => {
        building = undefined
      })
    return 'done'
  }

  const forget = async (id: string, tip: string) => {
    await marked(repository, {}, () => git(root, ['update-ref', '-d', referenceOf(id), tip]))
  }

  return {
    site: rules.site,
    rebase: rules.rebase,
    draftOf: rules.draftOf,

    propose: (draft, by) =>
      inTurn(async () => {
        const { id, base, changes } = draft
        const found = await find(id)
        if (found && found.by.staffId !== by.staffId) return 'unknown'
        if (states.get(id) === 'publishing') return { error: 'busy' }
        const result = await rules.examine(draft)
        if ('error' in result) return result
        const message = messageOf(result.titles, { proposal: id })
        await marked(repository, {}, async () => {
          const words = { message, author: authorOf(by) }
          const tip = await commitChanges(repository, [base], changes, words)
          await setReference(repository, referenceOf(id), tip, found?.tip)
        })
        states.delete(id)
        return 'done'
      }),

    async list(who) {
      const commits = await proposalCommits(repository)
      const open = await Promise.all(
        commits.map(async (each) => rules.listed(each, await stateOf(each), who)),
      )
      return { open, published: await rules.reported(await publishedCommits(repository, LISTED)) }
    },

    approve: (id, by) =>
      inTurn(async () => {
        const found = await find(id)
        if (!found) return 'unknown'
        const { tip, base } = found
        const trailers = { proposal: id, approvedBy: by.name }
        const about = { key: id, by: found.by, trailers, parents: [tip] }
        return publish({ from: base, to: tip }, about, () => forget(id, tip))
      }),

    withdraw: (id, by, isManager) =>
      inTurn(async () => {
        const found = await find(id)
        if (!found || !(isManager || found.by.staffId === by.staffId)) return 'unknown'
        if (states.get(id) === 'publishing') return { error: 'busy' }
        await forget(id, found.tip)
        states.delete(id)
        return 'done'
      }),

    undo: (commit, by) =>
      inTurn(async () => {
        const published = await publishedCommits(repository, LISTED)
        const undone = published.find((each) => each.commit === commit)
        if (!undone) return 'unknown'
        const about = { key: commit, by, trailers: { undo: commit }, parents: [] }
        const nothing = async () => undefined
        return publish({ from: commit, to: undone.parent }, about, nothing)
      }),

    async settled() {
      await inTurn(async () => undefined)
      await building
    },
  }
}
