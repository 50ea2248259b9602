import type { ProposalState } from '../../contract/contract'
import { draftRules } from '../draftRules'
import { type Member, messageOf } from '../proposalCommits'
import { type Outcome, type ProposalStore, type SiteTools, serialQueue } from '../proposalStore'
import { githubBranches } from './branches'
import { createGithub, type Github, type GithubSettings, readGithub } from './client'
import {
  githubHistory,
  type PullRequest,
  publishedBranch,
  publishedCommits,
  pullRequests,
} from './pullRequests'
import { closeQuery, mergeQuery } from './queries'

const branchOf = (id: string) => `edits/${id}`

/**
 * Proposals as pull requests. The repository's checks decide: pending or failed ones are not
 * merged. The repository's workflow publishes merges.
 */
export function createGithubProposals(
  github: Github,
  settings: GithubSettings,
  engine: SiteTools,
  root: string,
): ProposalStore {
  const branches = githubBranches(github)
  const inTurn = serialQueue()
  const branch = () => publishedBranch(github, settings)
  const find = async (id: string) =>
    (await pullRequests(github, settings)).find((each) => each.id === id)
  const rules = draftRules(githubHistory(github, settings, root), engine, find)

  async function stateOf(found: PullRequest, isChecked: boolean): Promise<ProposalState> {
    const state = await rules.stateOf(found)
    if (state !== 'ready') return state
    if (found.checks === 'red') return 'failed'
    return found.checks === 'none' && isChecked ? 'checking' : stateOfChecks[found.checks]
  }

  /** Merges a pull request whose commit is based on the published one. */
  async function merge(found: Omit<PullRequest, 'checks'>, message: string): Promise<Outcome> {
    const [commitHeadline, ...lines] = message.split('\n')
    await github.graph(mergeQuery, {
      input: {
        pullRequestId: found.pullRequestId,
        expectedHeadOid: found.tip,
        mergeMethod: 'SQUASH',
        commitHeadline,
        commitBody: lines.join('\n').trim(),
      },
    })
    await branches.remove(branchOf(found.id))
    return 'done'
  }

  async function publish(found: PullRequest, approver: Member): Promise<Outcome> {
    const { head, isChecked, repositoryId } = await branch()
    const result = await rules.ready(found)
    if ('error' in result) return result
    if (found.checks === 'red') return { error: 'red' }
    const { id, by, isUndo } = found
    const trailers = { [isUndo ? 'undo' : 'proposal']: id, proposedBy: by }
    if (found.base === head) {
      if (found.checks === 'pending' || (found.checks === 'none' && isChecked))
        return { error: 'checking' }
      return merge(found, messageOf(result.titles, { ...trailers, approvedBy: approver.name }))
    }
    // Merged by record, then validated again.
    const message = messageOf(result.titles, trailers)
    const { changes } = result
    const planned = { repositoryId, branch: branchOf(id), base: head, changes, message }
    const tip = await branches.write(planned)
    if (isChecked || found.checks !== 'none') return { error: 'checking' }
    const approved = messageOf(result.titles, { ...trailers, approvedBy: approver.name })
    return merge({ ...found, tip, base: head }, approved)
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
        const result = await rules.examine(draft)
        if ('error' in result) return result
        const { repositoryId } = await branch()
        const message = messageOf(result.titles, { proposal: id, proposedBy: by })
        await branches.write({ repositoryId, branch: branchOf(id), base, changes, message })
        if (!found) await branches.open(repositoryId, branchOf(id), settings.branch, message)
        return 'done'
      }),

    async list(who) {
      const { isChecked } = await branch()
      const open = []
      for (const found of await pullRequests(github, settings))
        open.push(await rules.listed(found, await stateOf(found, isChecked), who))
      return { open, published: await rules.reported(await publishedCommits(github, settings)) }
    },

    approve: (id, by) =>
      inTurn(async () => {
        const found = await find(id)
        return found ? publish(found, by) : 'unknown'
      }),

    withdraw: (id, by, isManager) =>
      inTurn(async () => {
        const found = await find(id)
        if (!found || !(isManager || found.by.staffId === by.staffId)) return 'unknown'
        await github.graph(closeQuery, { input: { pullRequestId: found.pullRequestId } })
        await branches.remove(branchOf(id))
        return 'done'
      }),

    undo: (commit, by) =>
      inTurn(async () => {
        const published = await publishedCommits(github, settings)
        const undone = published.find((each) => each.commit === commit)
        if (!undone) return 'unknown'
        const result = await rules.ready({ base: commit, tip: undone.parent })
        if ('error' in result) return result
        const { head, repositoryId, isChecked } = await branch()
        const message = messageOf(result.titles, { undo: commit, proposedBy: by })
        const name = branchOf(commit)
        const { changes } = result
        const planned = { repositoryId, branch: name, base: head, changes, message }
        const tip = await branches.write(planned)
        const pullRequestId = await branches.open(repositoryId, name, settings.branch, message)
        // With required checks it waits among the proposals.
        if (isChecked) return 'done'
        const found = { id: commit, pullRequestId, tip, base: head, by, at: '', isUndo: true }
        return merge(found, message)
      }),

    settled: () => inTurn(async () => undefined),
  }
}

const stateOfChecks = { none: 'ready', green: 'ready', pending: 'checking', red: 'failed' } as const

/**
 * The proposal store on GitHub, from the environment. Throws an Error that names an invalid
 * variable.
 */
export function openGithub(env: NodeJS.ProcessEnv, engine: SiteTools, root: string) {
  const settings = readGithub(env)
  const proposals = createGithubProposals(createGithub(settings), settings, engine, root)
  return { proposals, settings }
}
