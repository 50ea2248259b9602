import type { ProposalState } from '../../contract/contract'
import type { DraftRules } from '../draftRules'
import { type Decisions, type Member, messageOf } from '../proposalCommits'
import { createProposalStore, type Outcome, type ProposalStore } from '../proposalStore'
import { githubBranches, splitMessage } from './branches'
import type { Github, GithubSettings } from './client'
import { type PullRequest, publishedBranch, publishedCommits, pullRequests } from './pullRequests'
import { closeQuery, mergeQuery, reopenQuery, updatePullRequestQuery } from './queries'

const branchOf = (id: string) => `edits/${id}`

/**
 * Proposals as pull requests. The repository's checks decide: pending or failed ones are not
 * merged. The repository's workflow publishes merges.
 */
export function createGithubProposals(
  github: Github,
  settings: GithubSettings,
  rules: DraftRules,
): ProposalStore {
  const branches = githubBranches(github)
  const publishedState = () => publishedBranch(github, settings)

  async function stateOf(found: PullRequest, isChecked: boolean): Promise<ProposalState> {
    const state = await rules.stateOf(found)
    if (state !== 'ready') return state
    return found.checks === 'none' && isChecked ? 'checking' : stateOfChecks[found.checks]
  }

  /** Writes the decisions into the pull request's text; that of a deleted proposal is closed. */
  async function describe(found: PullRequest, decisions: Decisions): Promise<void> {
    const { id, by, isUndo, pullRequestId } = found
    const trailers = { [isUndo ? 'undo' : 'proposal']: id, proposedBy: by, ...decisions }
    const { body } = splitMessage(messageOf([], trailers))
    await github.graph(updatePullRequestQuery, { input: { pullRequestId, body } })
    const isDeleted = decisions.deleted !== undefined
    if (isDeleted === (found.deleted !== undefined)) return
    await github.graph(isDeleted ? closeQuery : reopenQuery, { input: { pullRequestId } })
  }

  /** Merges a pull request whose commit is based on the published one. */
  async function merge(
    { id, pullRequestId, tip }: Pick<PullRequest, 'id' | 'pullRequestId' | 'tip'>,
    message: string,
  ): Promise<Outcome> {
    const { headline: commitHeadline, body: commitBody } = splitMessage(message)
    const merged = { pullRequestId, expectedHeadOid: tip, mergeMethod: 'SQUASH' }
    await github.graph(mergeQuery, { input: { ...merged, commitHeadline, commitBody } })
    await branches.remove(branchOf(id))
    return 'done'
  }

  async function publish(found: PullRequest, approver: Member): Promise<Outcome> {
    const { head, isChecked, repositoryId } = await publishedState()
    const result = await rules.ready(found)
    if ('error' in result) return result
    if (found.checks === 'red') return { error: 'red' }
    const { id, by, isUndo, corrected } = found
    const { changes, titles } = result
    const trailers = { [isUndo ? 'undo' : 'proposal']: id, proposedBy: by }
    const approved = messageOf(titles, {
      ...trailers,
      approvedBy: approver.name,
      correctedBy: corrected?.by,
    })
    if (found.base === head) {
      const isPending = found.checks === 'none' ? isChecked : found.checks === 'pending'
      return isPending ? { error: 'checking' } : merge(found, approved)
    }
    // Merged by record, then validated again.
    const message = messageOf(titles, trailers)
    const branch = branchOf(id)
    const tip = await branches.write({ repositoryId, branch, base: head, changes, message })
    if (isChecked || found.checks !== 'none') return { error: 'checking' }
    return merge({ ...found, tip }, approved)
  }

  return createProposalStore(rules, {
    kept: () => pullRequests(github, settings),

    async states() {
      const { isChecked } = await publishedState()
      return (each) => stateOf(each, isChecked)
    },

    published: () => publishedCommits(github, settings),

    // The repository's workflow builds and keeps the releases.
    isPublishing: () => false,
    isKept: () => false,
    publication: () => null,

    async save({ id, base, changes }, { titles, author, decisions }, found) {
      // GitHub does not reopen a pull request whose branch was moved.
      if (found) await describe(found, decisions)
      const { repositoryId } = await publishedState()
      const message = messageOf(titles, { proposal: id, proposedBy: author })
      const branch = branchOf(id)
      const tip = await branches.write({ repositoryId, branch, base, changes, message })
      if (!found) await branches.open(repositoryId, branch, settings.branch, message)
      return tip
    },

    decide: describe,

    // Its pull request is closed already.
    remove: ({ id }) => branches.remove(branchOf(id)),

    /** The repository publishes each pull request by itself. */
    async publish(proposals, approver) {
      for (const each of proposals) {
        const outcome = await publish(each, approver)
        if (outcome !== 'done') return outcome
      }
      return 'done'
    },

    async undo({ key: undone, from, to }, by) {
      const result = await rules.ready({ base: from, tip: to })
      if ('error' in result) return result
      const { head, repositoryId, isChecked } = await publishedState()
      const { changes, titles } = result
      const message = messageOf(titles, { undo: undone, proposedBy: by })
      const branch = branchOf(undone)
      const tip = await branches.write({ repositoryId, branch, base: head, changes, message })
      const pullRequestId = await branches.open(repositoryId, branch, settings.branch, message)
      // With required checks it waits among the proposals.
      return isChecked ? 'done' : merge({ id: undone, pullRequestId, tip }, message)
    },
  })
}

const stateOfChecks = { none: 'ready', green: 'ready', pending: 'checking', red: 'failed' } as const
