import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { blobId } from '../../../server/releases/contentDigest'
import { type Entry, type History, isListed } from '../history'
import { type ProposalCommit, type PublishedCommit, readMessage } from '../proposalCommits'
import { StorageError } from '../storageError'
import type { Github, GithubSettings } from './client'
import { branchQuery, proposalsQuery, publishedQuery } from './queries'

/** Blobs requested at once. */
const parallel = 8

type Branch = {
  repository: {
    id: string
    ref: { target: { oid: string; statusCheckRollup: { state: string } | null } } | null
  } | null
}

/** The published commit, and whether checks ran. */
export async function publishedBranch(github: Github, { branch }: GithubSettings) {
  const { repository } = await github.graph<Branch>(branchQuery, { branch })
  if (!repository?.ref) throw new Error(`the repository has no ${branch}`)
  const { oid, statusCheckRollup } = repository.ref.target
  return { repositoryId: repository.id, head: oid, isChecked: statusCheckRollup !== null }
}

/** The history of a GitHub repository. Unchanged files are read from the clinic's folder `root`. */
export function githubHistory(github: Github, settings: GithubSettings, root: string): History {
  /** Files by blob id. */
  const names = new Map<string, string>()

  return {
    head: async () => (await publishedBranch(github, settings)).head,

    async isPublished(commit) {
      const branch = settings.branch.replace('refs/heads/', '')
      type Comparison = { status: string }
      const comparison = github.rest<Comparison>(
        `/compare/${encodeURIComponent(branch)}...${commit}`,
      )
      const compared = await comparison.catch((error) => {
        // An unknown commit is not published.
        if (error instanceof StorageError && error.code === 'missing') return undefined
        throw error
      })
      return compared?.status === 'behind' || compared?.status === 'identical'
    },

    async filesOf(commit) {
      type Listed = {
        truncated: boolean
        tree: { path: string; mode: string; type: string; sha: string }[]
      }
      const { tree, truncated } = await github.rest<Listed>(`/git/trees/${commit}?recursive=1`)
      if (truncated) throw new Error('the repository has more files than GitHub lists at once')
      const files = new Map<string, Entry>()
      for (const { path, mode, type, sha } of tree)
        if (type === 'blob' && isListed(path)) {
          files.set(path, { mode, id: sha })
          names.set(sha, path)
        }
      return files
    },

    async read(ids) {
      const blobs = new Map<string, Uint8Array>()
      for (const file of ids.flatMap((id) => names.get(id) ?? [])) {
        const bytes = await readFile(join(root, file)).catch(() => undefined)
        if (bytes) blobs.set(blobId(bytes), new Uint8Array(bytes))
      }
      const missing = ids.filter((id) => !blobs.has(id))
      const next = missing.values()
      const work = async () => {
        for (const id of next) blobs.set(id, await github.bytes(id))
      }
      await Promise.all(Array.from({ length: parallel }, work))
      return blobs
    },
  }
}

/** A proposal: an open pull request with one commit of the editor. */
export type PullRequest = ProposalCommit & {
  pullRequestId: string
  isUndo: boolean
  /** Result of the commit's checks; `none`: no check ran. */
  checks: 'none' | (typeof checksOf)[keyof typeof checksOf]
}

type CommitNode = {
  oid: string
  message: string
  committedDate: string
  parents: { nodes: { oid: string }[] }
}
type Rollup = { state: keyof typeof checksOf } | null
type Proposals = {
  repository: {
    open: { nodes: PullNode[] }
    closed: { nodes: PullNode[] }
  }
}
type PullNode = {
  id: string
  body: string
  /** Null: open. */
  closedAt: string | null
  headRef: { id: string } | null
  headRefName: string
  isCrossRepository: boolean
  commits: { nodes: { commit: CommitNode & { statusCheckRollup: Rollup } }[] }
}

/** Open and deleted proposals, each newest first, without pull requests of forks. */
export async function pullRequests(
  github: Github,
  { branch }: GithubSettings,
): Promise<PullRequest[]> {
  const base = branch.replace('refs/heads/', '')
  const { repository } = await github.graph<Proposals>(proposalsQuery, { base })
  const { open, closed } = repository
  return [...open.nodes, ...closed.nodes].flatMap(
    ({ id, body, closedAt, headRef, headRefName, isCrossRepository, commits }) => {
      const commit = commits.nodes[0]?.commit
      const own = /^edits\/([\w-]+)$/.exec(headRefName)?.[1]
      const [parsed] = commit ? editorCommit(commit) : []
      if (!commit || !parsed || !own || !headRef || isCrossRepository) return []
      const { statusCheckRollup: rollup } = commit
      const checks = rollup ? checksOf[rollup.state] : 'none'
      const { deleted, ...decided } = readMessage(`\n\n${body}`)?.decisions ?? {}
      // Also one that was closed on GitHub.
      const at = closedAt && new Date(closedAt).toISOString()
      const decisions = {
        ...decided,
        ...(at && { deleted: { by: deleted?.by ?? '', at } }),
      }
      return { ...parsed, id: own, version: commit.oid, pullRequestId: id, checks, ...decisions }
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

type HistoryResult = {
  repository: { ref: { target: { history: { nodes: CommitNode[] } } } | null }
}

/** Commits searched for publications, and publications listed. */
const [searched, listed] = [100, 20]

export async function publishedCommits(
  github: Github,
  { branch }: GithubSettings,
): Promise<PublishedCommit[]> {
  const { repository } = await github.graph<HistoryResult>(publishedQuery, {
    branch,
    most: searched,
  })
  const commits = repository.ref?.target.history.nodes ?? []
  return commits.flatMap(editorCommit).slice(0, listed)
}

/** A commit of the editor; empty for any other. */
function editorCommit({ oid, message, committedDate, parents }: CommitNode): PublishedCommit[] {
  const parsed = readMessage(message)
  const at = new Date(committedDate).toISOString()
  if (!parsed) return []
  const { decisions: _, ...about } = parsed
  return [{ ...about, tip: oid, base: parents.nodes[0]?.oid ?? '', at }]
}
