import { draftRules } from '../draftRules'
import type { Engine } from '../engine'
import { oneByOne } from '../oneByOne'
import type { Outcome, ProposalPort, ProposalState } from '../port'
import { type Member, messageOf } from '../proposalCommits'
import { githubBranches } from './branches'
import type { Github } from './client'
import { githubHistory, publishedBranch } from './history'
import { type PullRequest, publishedCommits, pullRequests } from './pullRequests'
import { closeQuery, mergeQuery } from './queries'
import type { GithubSettings } from './settings'

const branchOf = (id: string) => `edits/${id}`

/**
 * Proposals as pull requests of a repository on GitHub. Its checks stay the authority: what
 * they are still looking at, or have refused, is not merged. What is merged becomes the
 * site by the repository's own workflow.
 */
export function createGithubProposals(
  github: Github,
  settings: GithubSettings,
  engine: Engine,
  root: string,
): ProposalPort {
  const history = githubHistory(github, settings, root)
  const rules = draftRules(history, engine)
  const branches = githubBranches(github)
  const inTurn = oneByOne()
  const branch = () => publishedBranch(github, settings)
  const find = async (id: string) =>
    (await pullRequests(github, settings)).find((each) => each.id === id)

  async function stateOf(found: PullRequest, isChecked: boolean): Promise<ProposalState> {
    const result = await rules.ready(found)
    if ('error' in result) return result.error === 'moved' ? 'moved' : 'faulty'
    if (found.checks === 'red') return 'failed'
    return found.checks === 'none' && isChecked ? 'checking' : stateOfChecks[found.checks]
  }

  /** Merges a pull request whose commit stands on what is published. */
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
    // Merged by records, not by lines, and looked at anew as it will be.
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

    async draftOf(id, by) {
      const found = await find(id)
      if (found?.by.staffId !== by.staffId) return 'unknown'
      return rules.draftOf(found)
    },

    async list(who) {
      const { isChecked } = await branch()
      const open = []
      for (const found of await pullRequests(github, settings))
        open.push({
          id: found.id,
          by: found.by.name,
          own: found.by.staffId === who.staffId,
          at: found.at,
          state: await stateOf(found, isChecked),
          change: await rules.states.compare(found.base, found.tip),
        })
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
        // Where checks look at it first it waits among the proposals.
        if (isChecked) return 'done'
        const found = { id: commit, pullRequestId, tip, base: head, by, at: '', isUndo: true }
        return merge(found, message)
      }),

    settled: () => inTurn(async () => undefined),
  }
}

const stateOfChecks = { none: 'ready', green: 'ready', pending: 'checking', red: 'failed' } as const
