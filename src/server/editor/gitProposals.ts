import type { EditorRefusal } from '../../desk/editor/contract'
import { draftRules, type Publishable } from './draftRules'
import type { Engine } from './engine'
import { git } from './git'
import { gitHistory } from './gitHistory'
import { oneByOne } from './oneByOne'
import type { Outcome, ProposalPort, ProposalState } from './port'
import {
  authorOf,
  type Member,
  messageOf,
  type ProposalCommit,
  proposalCommits,
  publishedCommits,
  referenceOf,
} from './proposalCommits'
import { buildCommit, marked, publishBuilt, recover } from './publication'
import { commitChanges, headOf, type Repository, setReference } from './repository'

/** So many published proposals are listed. */
const LISTED = 20

/** Something that cannot be told to whoever asked: they have their answer already. */
export type Report = (fault: unknown) => void

/** Proposals on the server's own checkout: branches of it, merged, built and served. */
export async function createGitProposals(
  repository: Repository,
  engine: Engine,
  report: Report,
): Promise<ProposalPort> {
  const { root } = repository
  await recover(repository)
  const rules = draftRules(gitHistory(repository), engine)
  /** What is being built, or could not be. */
  const states = new Map<string, ProposalState>()
  let building: Promise<void> | undefined
  const inTurn = oneByOne()

  const find = async (id: string): Promise<ProposalCommit | undefined> =>
    (await proposalCommits(repository)).find((each) => each.id === id)

  /** What the gate and the merge say of a proposal on top of a commit; neither ever changes. */
  const judged = new Map<string, ProposalState>()

  async function stateOf({ id, tip, base }: ProposalCommit): Promise<ProposalState> {
    const state = states.get(id)
    if (state) return state
    const key = `${tip} ${await headOf(repository)}`
    const known = judged.get(key) ?? stateFor(await rules.ready({ base, tip }))
    judged.set(key, known)
    return known
  }

  /** Commits a change on top of what is published, and builds it; the site follows when it is built. */
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

    async draftOf(id, by) {
      const found = await find(id)
      if (found?.by.staffId !== by.staffId) return 'unknown'
      return rules.draftOf(found)
    },

    async list(who) {
      const commits = await proposalCommits(repository)
      const open = await Promise.all(
        commits.map(async (each) => ({
          id: each.id,
          by: each.by.name,
          own: each.by.staffId === who.staffId,
          at: each.at,
          state: await stateOf(each),
          change: await rules.states.compare(each.base, each.tip),
        })),
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

const stateFor = (result: Publishable | EditorRefusal): ProposalState =>
  'error' in result ? (result.error === 'moved' ? 'moved' : 'faulty') : 'ready'
