import { type Member, readMessage } from '../proposalCommits'
import type { Github } from './client'
import { proposalsQuery, publishedQuery } from './queries'
import type { GithubSettings } from './settings'

/** What the repository's checks say of a commit; `none`: nothing has looked yet, or ever will. */
export type Checks = 'none' | 'pending' | 'green' | 'red'

/** A proposal: an open pull request of the editor's with one commit. */
export type PullRequest = {
  id: string
  pullRequestId: string
  tip: string
  base: string
  by: Member
  at: string
  isUndo: boolean
  checks: Checks
}

type CommitNode = {
  oid: string
  message: string
  committedDate: string
  parents: { nodes: { oid: string }[] }
}
type Rollup = { state: 'SUCCESS' | 'PENDING' | 'EXPECTED' | 'FAILURE' | 'ERROR' } | null
type Proposals = {
  repository: {
    pullRequests: {
      nodes: {
        id: string
        headRefName: string
        isCrossRepository: boolean
        commits: { nodes: { commit: CommitNode & { statusCheckRollup: Rollup } }[] }
      }[]
    }
  }
}

/** Undecided proposals, the newest first. A stranger's fork may call its branch what it likes: it is none. */
export async function pullRequests(
  github: Github,
  { branch }: GithubSettings,
): Promise<PullRequest[]> {
  const base = branch.replace('refs/heads/', '')
  const { repository } = await github.graph<Proposals>(proposalsQuery, { base })
  return repository.pullRequests.nodes.flatMap(
    ({ id, headRefName, isCrossRepository, commits }) => {
      const commit = commits.nodes[0]?.commit
      const said = commit && readMessage(commit.message)
      const own = /^edits\/([\w-]+)$/.exec(headRefName)?.[1]
      if (!commit || !said || !own || isCrossRepository) return []
      return {
        id: own,
        pullRequestId: id,
        tip: commit.oid,
        base: parentOf(commit),
        by: said.by,
        at: timeOf(commit),
        isUndo: said.isUndo,
        checks: commit.statusCheckRollup ? checksOf[commit.statusCheckRollup.state] : 'none',
      }
    },
  )
}

const checksOf = {
  SUCCESS: 'green',
  PENDING: 'pending',
  EXPECTED: 'pending',
  FAILURE: 'red',
  ERROR: 'red',
} as const

type History = { repository: { ref: { target: { history: { nodes: CommitNode[] } } } | null } }

/** So many commits are looked through for published proposals, and so many of them listed. */
const [looked, listed] = [100, 20]

export async function publishedCommits(github: Github, { branch }: GithubSettings) {
  const { repository } = await github.graph<History>(publishedQuery, { branch, most: looked })
  const commits = repository.ref?.target.history.nodes ?? []
  const published = commits.flatMap((commit) => {
    const said = readMessage(commit.message)
    if (!said) return []
    const { by, isUndo } = said
    return { commit: commit.oid, parent: parentOf(commit), by, at: timeOf(commit), isUndo }
  })
  return published.slice(0, listed)
}

const parentOf = ({ parents }: CommitNode): string => parents.nodes[0]?.oid ?? ''

const timeOf = ({ committedDate }: CommitNode) => new Date(committedDate).toISOString()
