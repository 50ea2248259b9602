import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { blobId } from '../git'
import { type Entry, type History, isListed } from '../history'
import { type ProposalCommit, readMessage } from '../proposalCommits'
import { StorageError } from '../proposalStore'
import type { Github, GithubSettings } from './client'
import { branchQuery, proposalsQuery, publishedQuery } from './queries'

/** Blobs per request. */
const abreast = 8

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
  /** Blobs last read from disk, by id. */
  async function local(files: Iterable<string>): Promise<Map<string, Uint8Array>> {
    const found = new Map<string, Uint8Array>()
    for (const file of files) {
      const bytes = await readFile(join(root, file)).catch(() => undefined)
      if (bytes) found.set(blobId(bytes), new Uint8Array(bytes))
    }
    return found
  }
  const names = new Map<string, string>()

  return {
    head: async () => (await publishedBranch(github, settings)).head,

    async isPublished(commit) {
      if (!/^[\da-f]{40,64}$/.test(commit)) return false
      const branch = settings.branch.replace('refs/heads/', '')
      type Comparison = { status: string }
      const comparing = github.rest<Comparison>(
        `/compare/${encodeURIComponent(branch)}...${commit}`,
      )
      const compared = await comparing.catch((fault) => {
        // An unknown commit is not published.
        if (fault instanceof StorageError && fault.code === 'missing') return undefined
        throw fault
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
      const blobs = await local(ids.flatMap((id) => names.get(id) ?? []))
      const missing = ids.filter((id) => !blobs.has(id))
      const next = missing.values()
      const work = async () => {
        for (const id of next) blobs.set(id, await github.bytes(id))
      }
      await Promise.all(Array.from({ length: abreast }, work))
      return blobs
    },
  }
}

/** Result of the checks of a commit; `none`: no check ran. */
export type Checks = 'none' | 'pending' | 'green' | 'red'

/** A proposal: an open pull request with one commit of the editor. */
export type PullRequest = ProposalCommit & {
  pullRequestId: string
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

/** Open proposals, newest first, without pull requests of forks. */
export async function pullRequests(
  github: Github,
  { branch }: GithubSettings,
): Promise<PullRequest[]> {
  const base = branch.replace('refs/heads/', '')
  const { repository } = await github.graph<Proposals>(proposalsQuery, { base })
  return repository.pullRequests.nodes.flatMap(
    ({ id, headRefName, isCrossRepository, commits }) => {
      const commit = commits.nodes[0]?.commit
      const parsed = commit && readMessage(commit.message)
      const own = /^edits\/([\w-]+)$/.exec(headRefName)?.[1]
      if (!commit || !parsed || !own || isCrossRepository) return []
      return {
        id: own,
        pullRequestId: id,
        tip: commit.oid,
        base: parentOf(commit),
        by: parsed.by,
        at: timeOf(commit),
        isUndo: parsed.isUndo,
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

type HistoryResult = {
  repository: { ref: { target: { history: { nodes: CommitNode[] } } } | null }
}

/** Commits searched for publications, and publications listed. */
const [looked, listed] = [100, 20]

export async function publishedCommits(github: Github, { branch }: GithubSettings) {
  const { repository } = await github.graph<HistoryResult>(publishedQuery, { branch, most: looked })
  const commits = repository.ref?.target.history.nodes ?? []
  const published = commits.flatMap((commit) => {
    const parsed = readMessage(commit.message)
    if (!parsed) return []
    const { by, isUndo } = parsed
    return { commit: commit.oid, parent: parentOf(commit), by, at: timeOf(commit), isUndo }
  })
  return published.slice(0, listed)
}

const parentOf = ({ parents }: CommitNode): string => parents.nodes[0]?.oid ?? ''

const timeOf = ({ committedDate }: CommitNode) => new Date(committedDate).toISOString()
