import type { FileTree } from '../../validation/types'
import type {
  EditorRefusal,
  Proposal,
  ProposalState,
  Published,
  SiteFiles,
  VersionChoice,
} from '../contract/contract'
import { nameOf } from './changedPaths'
import { describeConflict } from './conflicts'
import type { History } from './history'
import type { Member, ProposalCommit, PublishedCommit } from './proposalCommits'
import type { DraftFiles, SentDraft, SiteTools } from './proposalStore'
import { isWritable } from './proposalStore'
import {
  type Bytes,
  type Conflict,
  type FileChanges,
  isSame,
  type Resolve,
  rebaseChange,
  textOf,
} from './rebase'
import { createSnapshots } from './snapshots'

/** A valid change on top of the published commit. */
export type Publishable = {
  head: string
  changes: Map<string, Bytes>
  /** Titles of the changed files. */
  titles: string[]
}

/** Rules of drafts and proposals, for every proposal store; `find` returns an open proposal. */
export function draftRules(
  history: History,
  engine: SiteTools,
  find: (id: string) => Promise<ProposalCommit | undefined>,
) {
  const states = createSnapshots(history, engine)

  /** Conflicts for the editor. */
  async function moved(head: string, base: string, conflicts: Conflict[]): Promise<EditorRefusal> {
    const overlay = (file: string, bytes: Bytes) => states.treeAt(base, new Map([[file, bytes]]))
    const collisions = []
    for (const conflict of conflicts)
      collisions.push(await describeConflict(engine, overlay, conflict))
    return { error: 'moved', site: head, collisions }
  }

  /** Keeps a deleted picture that a later publication uses. */
  async function withoutNeeded(head: string, changes: Map<string, Bytes>) {
    const gone = [...changes].flatMap(([file, bytes]) => (bytes === null ? [file] : []))
    if (gone.length === 0) return changes
    const named = namesIn(await states.treeAt(head, changes))
    return new Map([...changes].filter(([file]) => !gone.includes(file) || !named(file)))
  }

  /** Rebases a change onto the published site; refused with conflicts or faults. */
  async function publishable(
    from: string,
    fileChanges: FileChanges,
  ): Promise<Publishable | EditorRefusal> {
    const head = await history.head()
    const result = await rebaseChange(states, { from, fileChanges }, head)
    if ('conflicts' in result) return moved(head, from, result.conflicts)
    const changes = await withoutNeeded(head, result.changes)
    const after = await states.treeAt(head, changes)
    const findings = engine.check(after)
    if (findings.faults.length > 0) return { error: 'refused', findings }
    const { files, media } = engine.compare(await states.treeAt(head), after)
    if (files.length === 0 && media.length === 0) return { error: 'nothing' }
    return { head, changes, titles: files.map(({ title }) => title) }
  }

  /** What a commit would publish now. */
  async function ready({ base, tip }: { base: string; tip: string }) {
    return publishable(base, await states.between(base, tip))
  }

  return {
    ready,

    async stateOf(proposal: ProposalCommit): Promise<'ready' | 'moved' | 'faulty'> {
      const result = await ready(proposal)
      if ('error' in result) return result.error === 'moved' ? 'moved' : 'faulty'
      return 'ready'
    },

    /** The draft of one's own proposal. */
    async draftOf(id: string, account: Member): Promise<DraftFiles | 'unknown'> {
      const found = await find(id)
      if (found?.by.staffId !== account.staffId) return 'unknown'
      const { base, tip } = found
      const ends = await states.between(base, tip)
      return { base, changes: new Map([...ends].map(([file, { after }]) => [file, after])) }
    },

    /** A proposal for an account's list. */
    async listed(proposal: ProposalCommit, state: ProposalState, who: Member): Promise<Proposal> {
      const { id, by, at, base, tip } = proposal
      const own = by.staffId === who.staffId
      return { id, by: by.name, own, at, state, change: await states.compare(base, tip) }
    },

    /** Published commits with their change reports. */
    async reported(commits: readonly PublishedCommit[]): Promise<Published[]> {
      const published: Published[] = []
      for (const { parent, by, ...each } of commits) {
        const change = await states.compare(parent, each.commit)
        published.push({ ...each, by: by.name, change })
      }
      return published
    },

    async site(): Promise<SiteFiles> {
      const head = await history.head()
      return engine.filesOf(await states.treeAt(head), head)
    },

    /** Validates a draft: a refusal, or what it would publish. */
    async examine({ base, changes }: SentDraft): Promise<Publishable | EditorRefusal> {
      if (![...changes.keys()].every(isWritable)) return { error: 'outside' }
      if (!(await history.isPublished(base))) return { error: 'outdated' }
      return publishable(base, await states.fileChangesOf(base, changes))
    },

    /** Rebases a draft; `choices` apply to the state `site`. */
    async rebase(
      { base, changes }: DraftFiles,
      site: string | undefined,
      choices: readonly VersionChoice[],
    ): Promise<DraftFiles | EditorRefusal> {
      if (![...changes.keys()].every(isWritable)) return { error: 'outside' }
      if (!(await history.isPublished(base))) return { error: 'outdated' }
      const head = await history.head()
      const take: Resolve = (file, changed) =>
        site === head
          ? choices.find((each) => each.file === file && each.place === nameOf(changed))?.take
          : undefined
      const fileChanges = await states.fileChangesOf(base, changes)
      const result = await rebaseChange(states, { from: base, fileChanges }, head, take)
      if ('conflicts' in result) return moved(head, base, result.conflicts)
      const ends = await states.fileChangesOf(head, result.changes)
      const left = [...ends].filter(([, { before, after }]) => !isSame(before, after))
      return { base: head, changes: new Map(left.map(([file, { after }]) => [file, after])) }
    },
  }
}

/** Whether any content text names the picture. */
function namesIn(tree: FileTree): (file: string) => boolean {
  const texts = (tree.list('content') ?? []).flatMap(({ name, kind }) =>
    kind === 'file' && name.endsWith('.json') ? [textOf(tree.read(`content/${name}`))] : [],
  )
  return (file) => {
    const name = JSON.stringify(file.replace(/^content\/media\//, ''))
    return texts.some((text) => text.includes(name))
  }
}
