import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { GraphQLError } from 'graphql'
import { createCommit } from '../../src/editor/server/repository.ts'
import { writeFiles } from './folders.ts'

type Pull = {
  id: string
  head: string
  base: string
  body: string
  isMerged?: true
  /** Null: open. */
  closedAt: string | null
  tip: string
}
type Input<Fields> = { input: Fields }
type FileChanges = {
  additions?: { path: string; contents: string }[]
  deletions?: { path: string }[]
}

const refuse = (type: string, message: string) =>
  new GraphQLError(message, { extensions: { type } })

/** What git prints of commits, which are the same in every test. */
const shown = new Map<string, string>()

/** Resolvers of GitHub's root type over a bare repository. */
export function fakeResolvers(bare: string, checks: ReadonlyMap<string, string>) {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: bare, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const pulls: Pull[] = []

  // References are git's files, because a process for each of hundreds of queries is slow.
  const fileOf = (ref: string) => join(bare, ref.startsWith('refs/') ? ref : `refs/heads/${ref}`)
  const oidOf = (ref: string): string | undefined =>
    existsSync(fileOf(ref)) ? readFileSync(fileOf(ref), 'utf8').trim() : undefined
  const move = (ref: string, oid: string) => writeFiles(bare, { [ref]: `${oid}\n` })
  /** A commit's message, date and parents. */
  function commitParts(oid: string) {
    const text = shown.get(oid) ?? git('show', '-s', '--format=%cI%n%P%n%B', oid).trim()
    shown.set(oid, text)
    const [date = '', parents = '', ...message] = text.split('\n')
    return { date, parents: parents.split(' '), message: message.join('\n') }
  }
  const commitOf = (oid: string) => {
    const state = checks.get(oid) ?? checks.get('all')
    return {
      __typename: 'Commit',
      oid,
      message: () => commitParts(oid).message,
      committedDate: () => commitParts(oid).date,
      parents: () => ({ nodes: commitParts(oid).parents.map((parent) => ({ oid: parent })) }),
      statusCheckRollup: state ? { state } : null,
      history: ({ first }: { first: number }) => ({ nodes: [...commitsBefore(oid, first)] }),
    }
  }
  function* commitsBefore(oid: string, most: number): Iterable<object> {
    if (!oid || most === 0) return
    yield commitOf(oid)
    yield* commitsBefore(commitParts(oid).parents[0] ?? '', most - 1)
  }
  const refOf = (name: string) => {
    const oid = oidOf(name)
    return oid ? { id: name, target: commitOf(oid) } : null
  }
  const now = () => new Date().toISOString()
  const pullOf = ({ id, head, body, closedAt, tip }: Pull) => ({
    id,
    body,
    closedAt,
    headRef: () => refOf(`refs/heads/${head}`),
    headRefName: head,
    isCrossRepository: head.startsWith('edits/fork'),
    commits: { nodes: [{ commit: commitOf(oidOf(`refs/heads/${head}`) ?? tip) }] },
  })
  const find = (id: string) => {
    const found = pulls.find((pull) => pull.id === id)
    if (!found) throw refuse('NOT_FOUND', 'Could not resolve to a node')
    return found
  }

  return {
    repository: () => ({
      id: 'R_1',
      ref: ({ qualifiedName }: { qualifiedName: string }) => refOf(qualifiedName),
      pullRequests: ({ baseRefName, states }: { baseRefName: string; states: string[] }) => ({
        nodes: pulls
          .filter(({ base }) => base === baseRefName)
          .filter(
            ({ isMerged, closedAt }) => !isMerged && states.includes(closedAt ? 'CLOSED' : 'OPEN'),
          )
          .reverse()
          .map(pullOf),
      }),
    }),

    createRef({ input: { name, oid } }: Input<{ name: string; oid: string }>) {
      if (oidOf(name)) throw refuse('UNPROCESSABLE', `A ref named "${name}" already exists`)
      move(name, oid)
      return { ref: { id: name } }
    },
    updateRef({ input: { refId, oid } }: Input<{ refId: string; oid: string }>) {
      move(refId, oid)
      // As on GitHub: moving the base to the head closes the pull request.
      for (const pull of pulls)
        if (`refs/heads/${pull.head}` === refId && oidOf(pull.base) === oid) pull.closedAt = now()
      return { ref: { id: refId } }
    },
    deleteRef({ input: { refId } }: Input<{ refId: string }>) {
      rmSync(fileOf(refId))
      return {}
    },

    async createCommitOnBranch({
      input,
    }: Input<{
      branch: { id: string }
      expectedHeadOid: string
      message: { headline: string; body: string }
      fileChanges: FileChanges
    }>) {
      const { branch, expectedHeadOid, message, fileChanges } = input
      if (oidOf(branch.id) !== expectedHeadOid)
        throw refuse('STALE_DATA', `Expected branch to point to "${expectedHeadOid}"`)
      const { additions = [], deletions = [] } = fileChanges
      const changes = new Map<string, Uint8Array | null>([
        ...additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')] as const),
        ...deletions.map(({ path }) => [path, null] as const),
      ])
      const places = { root: bare, top: bare, gitDir: bare, commonDir: bare }
      const repository = { ...places, prefix: '', branch: branch.id }
      const { commit: oid } = await createCommit(repository, [expectedHeadOid], changes, {
        message: `${message.headline}\n\n${message.body}\n`,
        author: { name: 'GitHub', email: 'noreply@github.example' },
      })
      move(branch.id, oid)
      return { commit: { oid } }
    },

    createPullRequest({
      input,
    }: Input<{ baseRefName: string; headRefName: string; body: string }>) {
      const { headRefName: head, baseRefName: base, body } = input
      const tip = oidOf(`refs/heads/${head}`)
      if (!tip || pulls.some((pull) => !pull.closedAt && pull.head === head))
        throw refuse('UNPROCESSABLE', 'A pull request already exists')
      const pull = { id: `PR_${pulls.length + 1}`, head, base, body, closedAt: null, tip }
      pulls.push(pull)
      return { pullRequest: pullOf(pull) }
    },
    closePullRequest({ input }: Input<{ pullRequestId: string }>) {
      const pull = find(input.pullRequestId)
      pull.tip = oidOf(`refs/heads/${pull.head}`) ?? pull.tip
      pull.closedAt = now()
      return { pullRequest: pullOf(pull) }
    },
    reopenPullRequest({ input }: Input<{ pullRequestId: string }>) {
      const pull = find(input.pullRequestId)
      // As on GitHub: only a branch that was not moved meanwhile.
      if (oidOf(`refs/heads/${pull.head}`) !== pull.tip)
        throw refuse('UNPROCESSABLE', 'Could not open the pull request')
      pull.closedAt = null
      return { pullRequest: pullOf(pull) }
    },
    updatePullRequest({ input }: Input<{ pullRequestId: string; body: string }>) {
      const pull = find(input.pullRequestId)
      pull.body = input.body
      return { pullRequest: pullOf(pull) }
    },
    mergePullRequest({
      input,
    }: Input<{
      pullRequestId: string
      expectedHeadOid: string
      commitHeadline: string
      commitBody: string
    }>) {
      const pull = find(input.pullRequestId)
      const tip = oidOf(`refs/heads/${pull.head}`) ?? ''
      if (tip !== input.expectedHeadOid) throw refuse('STALE_DATA', 'Head branch was modified')
      const base = oidOf(pull.base) ?? ''
      const tree = git('merge-tree', '--write-tree', base, tip).trim()
      const message = `${input.commitHeadline}\n\n${input.commitBody}`
      const who = ['-c', 'user.name=GitHub', '-c', 'user.email=noreply@github.example']
      const oid = git(...who, 'commit-tree', tree, '-p', base, '-m', message).trim()
      move(`refs/heads/${pull.base}`, oid)
      pull.isMerged = true
      pull.closedAt = now()
      pull.tip = tip
      return { pullRequest: { mergeCommit: { oid } } }
    },
  }
}
