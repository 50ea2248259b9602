import type { Changes } from '../../contract/validatorMessages'
import type { Github } from './client'
import {
  commitQuery,
  createPullRequestQuery,
  createRefQuery,
  deleteRefQuery,
  refQuery,
  updateRefQuery,
} from './queries'

/** A commit for a branch of its own. */
type Planned = {
  repositoryId: string
  /** The branch's name without `refs/heads/`. */
  branch: string
  /** Its parent. */
  base: string
  changes: Changes
  message: string
}

type RefAnswer = { repository: { ref: { id: string } | null } }

/** A commit message in GitHub's two parts. */
export function splitMessage(message: string): { headline: string; body: string } {
  const [headline = '', ...lines] = message.split('\n')
  return { headline, body: lines.join('\n').trim() }
}

/** Branches with one commit, written through GitHub's API without git or a checkout. */
export function githubBranches(github: Github) {
  async function find(ref: string): Promise<string | undefined> {
    const { repository } = await github.graph<RefAnswer>(refQuery, { ref })
    return repository.ref?.id
  }

  async function put(repositoryId: string, ref: string, oid: string): Promise<void> {
    const refId = await find(ref)
    if (refId) await github.graph(updateRefQuery, { input: { refId, oid, force: true } })
    else await github.graph(createRefQuery, { input: { repositoryId, name: ref, oid } })
  }

  async function remove(ref: string): Promise<void> {
    const refId = await find(ref)
    if (refId) await github.graph(deleteRefQuery, { input: { refId } })
  }

  return {
    remove: (branch: string) => remove(`refs/heads/${branch}`),

    /**
     * Makes the branch one commit on `base`; resolves to the commit. Uses a second branch: GitHub
     * closes the pull request of a branch that equals its base.
     */
    async write({ repositoryId, branch, base, changes, message }: Planned): Promise<string> {
      const beside = `refs/heads/editor-work/${branch}`
      await put(repositoryId, beside, base)
      const { createCommitOnBranch } = await github.graph<{
        createCommitOnBranch: { commit: { oid: string } }
      }>(commitQuery, {
        input: {
          branch: { id: await find(beside) },
          expectedHeadOid: base,
          message: splitMessage(message),
          fileChanges: fileChanges(changes),
        },
      })
      const { oid } = createCommitOnBranch.commit
      await put(repositoryId, `refs/heads/${branch}`, oid)
      await remove(beside)
      return oid
    },

    /** Opens a pull request for the branch; resolves to its id. */
    async open(repositoryId: string, branch: string, onto: string, message: string) {
      const { headline: title, body } = splitMessage(message)
      const baseRefName = onto.replace('refs/heads/', '')
      const input = { repositoryId, baseRefName, headRefName: branch, title, body }
      const { createPullRequest } = await github.graph<{
        createPullRequest: { pullRequest: { id: string } }
      }>(createPullRequestQuery, { input })
      return createPullRequest.pullRequest.id
    },
  }
}

function fileChanges(changes: Changes) {
  const additions = []
  const deletions = []
  for (const [path, bytes] of changes)
    if (bytes) additions.push({ path, contents: Buffer.from(bytes).toString('base64') })
    else deletions.push({ path })
  return { additions, deletions }
}
