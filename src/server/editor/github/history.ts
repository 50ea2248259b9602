import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { blobId } from '../git'
import { type Entry, type History, isListed } from '../history'
import { StorageFault } from '../storageFault'
import type { Github } from './client'
import { branchQuery } from './queries'
import type { GithubSettings } from './settings'

/** So many files are asked for at once. */
const abreast = 8

type Branch = {
  repository: {
    id: string
    ref: { target: { oid: string; statusCheckRollup: { state: string } | null } } | null
  } | null
}

/** The published branch: its commit, and whether checks have looked at it. */
export async function publishedBranch(github: Github, { branch }: GithubSettings) {
  const { repository } = await github.graph<Branch>(branchQuery, { branch })
  if (!repository?.ref) throw new Error(`the repository has no ${branch}`)
  const { oid, statusCheckRollup } = repository.ref.target
  return { repositoryId: repository.id, head: oid, isChecked: statusCheckRollup !== null }
}

/**
 * The states of the site that a repository on GitHub holds. Most files are the same as in
 * the clinic's folder `root`, and those are read there.
 */
export function githubHistory(github: Github, settings: GithubSettings, root: string): History {
  /** What was last read from disk, by git's name of it. */
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
      const asked = github.rest<Comparison>(`/compare/${encodeURIComponent(branch)}...${commit}`)
      const compared = await asked.catch((fault) => {
        // A commit it has never seen is none of its own.
        if (fault instanceof StorageFault && fault.code === 'missing') return undefined
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
