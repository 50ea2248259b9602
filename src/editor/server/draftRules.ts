import { LRUCache } from 'lru-cache'
import { blobId } from '../../server/releases/contentDigest'
import { utf8 } from '../../validation/media/bytes'
import type { FileTree } from '../../validation/types'
import type {
  EditorRefusal,
  Proposal,
  ProposalState,
  Published,
  SiteFiles,
  VersionChoice,
} from '../contract/contract'
import type { ChangedRecord, SiteChange } from '../contract/siteChange'
import type { Changes } from '../contract/validatorMessages'
import { nameOf } from './changedPaths'
import { describeConflict } from './conflicts'
import type { History } from './history'
import type { Member, ProposalCommit, PublishedCommit } from './proposalCommits'
import { digestOf } from './publication'
import { type Bytes, type Conflict, isSame, type Resolve, rebaseChange, recordsOf } from './rebase'
import type { SiteTools } from './siteTools'
import { createSnapshots, type FileChanges } from './snapshots'

/** Changed files on top of the commit `base`; null for a deleted file. */
export type DraftFiles = { base: string; changes: Changes }

/** A received draft. `version`: of the proposal that it continues. */
export type SentDraft = DraftFiles & { id: string; version?: string | undefined }

/** Content, pictures, texts of a language. */
const WRITABLE = [
  /^content\/[a-z][a-z-]*\.json$/,
  /^content\/media\/(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][\w.-]*\.(?:jpe?g|png|webp|avif|svg|mp4|woff2)$/,
  /^locales\/[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*\/(?:content\/)?[A-Za-z][\w-]*\.json$/,
]

/** Whether a draft may write a path. */
export const isWritable = (file: string): boolean => WRITABLE.some((form) => form.test(file))

/** A valid change on top of the published commit. */
type Publishable = {
  head: string
  changes: Map<string, Bytes>
  /** Titles of the changed files. */
  titles: string[]
}

type Verdict = EditorRefusal | { titles: string[] }

const MOST_VERDICTS = 200

/** Rules of drafts and proposals, for every proposal store. */
export function draftRules(history: History, tools: SiteTools) {
  const states = createSnapshots(history, tools)
  const verdicts = new LRUCache<string, Promise<Verdict>>({ max: MOST_VERDICTS })
  /** Of proposals, by base and tip. */
  const touched = new LRUCache<string, ChangedRecord[]>({ max: MOST_VERDICTS })

  /** Validates a change of a commit; equal contents are validated once. */
  function verdictOf(head: string, changes: Changes): Promise<Verdict> {
    const contents = [...changes].map(([file, bytes]) => `${file} ${bytes && blobId(bytes)}`)
    const key = [head, ...contents.sort()].join('\n')
    const verdict = verdicts.get(key) ?? newVerdict(head, changes)
    verdicts.set(key, verdict)
    verdict.catch(() => verdicts.delete(key))
    return verdict
  }

  async function newVerdict(head: string, changes: Changes): Promise<Verdict> {
    const after = await states.treeAt(head, changes)
    const findings = tools.check(after)
    if (findings.faults.length > 0) return { error: 'refused', findings }
    const { files, media } = tools.compare(await states.treeAt(head), after)
    if (files.length === 0 && media.length === 0) return { error: 'nothing' }
    return { titles: files.map(({ title }) => title) }
  }

  /** Conflicts for the editor. */
  async function moved(head: string, base: string, conflicts: Conflict[]): Promise<EditorRefusal> {
    const overlay = (file: string, bytes: Bytes) => states.treeAt(base, new Map([[file, bytes]]))
    const collisions = []
    for (const conflict of conflicts)
      collisions.push(await describeConflict(tools, overlay, conflict))
    return { error: 'moved', site: head, collisions }
  }

  /** Keeps a deleted picture that a later publication uses. */
  async function withoutNeeded(head: string, changes: Map<string, Bytes>) {
    const gone = [...changes].flatMap(([file, bytes]) => (bytes === null ? [file] : []))
    if (gone.length === 0) return changes
    const named = namesIn(await states.treeAt(head, changes))
    return new Map([...changes].filter(([file]) => !gone.includes(file) || !named(file)))
  }

  /** Rebases a change onto the published commit `head`; refused with conflicts or faults. */
  async function publishable(
    head: string,
    from: string,
    fileChanges: FileChanges,
  ): Promise<Publishable | EditorRefusal> {
    const result = await rebaseChange(states, { from, fileChanges }, head)
    if ('conflicts' in result) return moved(head, from, result.conflicts)
    const changes = await withoutNeeded(head, result.changes)
    const verdict = await verdictOf(head, changes)
    return 'error' in verdict ? verdict : { head, changes, titles: verdict.titles }
  }

  /** What a commit would publish on top of `onto`, the site as it is now. */
  async function ready({ base, tip }: { base: string; tip: string }, onto?: string) {
    return publishable(onto ?? (await history.head()), base, await states.between(base, tip))
  }

  /** The error of a draft with forbidden paths, files beyond the limits or an unknown base. */
  async function errorOf(
    { base, changes }: DraftFiles,
    head: string,
  ): Promise<EditorRefusal | undefined> {
    if (![...changes.keys()].every(isWritable)) return { error: 'outside' }
    const faults = tools.limits(changes)
    if (faults.length > 0) return { error: 'refused', findings: { faults, warnings: [] } }
    if (base === head) return undefined
    const isPublished = /^[\da-f]{40,64}$/.test(base) && (await history.isPublished(base))
    return isPublished ? undefined : { error: 'outdated' }
  }

  /**
   * Rebases a draft onto the published site. Refused as `moved` on conflicts without a choice;
   * choices apply to the state `site`.
   */
  async function rebase(
    draft: DraftFiles,
    site: string | undefined,
    choices: readonly VersionChoice[],
  ): Promise<DraftFiles | EditorRefusal> {
    const { base, changes } = draft
    const head = await history.head()
    const error = await errorOf(draft, head)
    if (error) return error
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
  }

  return {
    ready,
    compare: states.compare,

    async stateOf(proposal: ProposalCommit): Promise<'ready' | 'moved' | 'faulty'> {
      const result = await ready(proposal)
      if ('error' in result) return result.error === 'moved' ? 'moved' : 'faulty'
      return 'ready'
    },

    /** The draft of a proposal. */
    async draftOf({ base, tip }: ProposalCommit): Promise<DraftFiles> {
      const ends = await states.between(base, tip)
      return { base, changes: new Map([...ends].map(([file, { after }]) => [file, after])) }
    },

    /** A proposal for an account's list. */
    async listed(
      { id, by, at, base, tip, version, state }: ProposalCommit & { state: ProposalState },
      who: Member,
    ): Promise<Proposal> {
      const own = by.staffId === who.staffId
      const key = `${base} ${tip}`
      const records = touched.get(key) ?? recordsOf(await states.between(base, tip))
      touched.set(key, records)
      const change = await states.compare(base, tip)
      return { id, by: by.name, own, at, version, state, change, records }
    },

    /** Published commits with their change reports. `before`: the digest of the site before. */
    async reported(commits: readonly PublishedCommit[]) {
      const published: (Omit<Published, 'isKept'> & { before: string })[] = []
      for (const { base, tip, by, ...commit } of commits) {
        const change = await states.compare(base, tip)
        const before = digestOf(await states.filesOf(base))
        published.push({ ...commit, commit: tip, by: by.name, change, before })
      }
      return published
    },

    async site(): Promise<SiteFiles> {
      const head = await history.head()
      return tools.filesOf(await states.treeAt(head), head)
    },

    head: history.head,

    /** Validates a draft: a refusal, or what it would publish. */
    async examine(draft: DraftFiles): Promise<Publishable | EditorRefusal> {
      const { base, changes } = draft
      const head = await history.head()
      const error = await errorOf(draft, head)
      return error ?? publishable(head, base, await states.fileChangesOf(base, changes))
    },

    rebase,

    /** A draft on top of the published site, and the changed places; refused on conflicts. */
    async pagesOf(draft: DraftFiles) {
      const rebased = await rebase(draft, undefined, [])
      if ('error' in rebased) return rebased
      const { base, changes } = rebased
      const [before, after] = [await states.treeAt(base), await states.treeAt(base, changes)]
      const places = {
        before: placesIn(tools.compare(after, before)),
        after: placesIn(tools.compare(before, after)),
      }
      return { ...rebased, places }
    },
  }
}

export type DraftRules = ReturnType<typeof draftRules>

/** The places of a change in its later files. */
const placesIn = ({ files }: SiteChange) =>
  files.flatMap(({ file, changes }) =>
    changes.flatMap(({ kind, path }) => (path && kind !== 'removed' ? [{ file, path }] : [])),
  )

/** Whether any content text names the picture. */
function namesIn(tree: FileTree): (file: string) => boolean {
  const texts = (tree.list('content') ?? []).flatMap(({ name, kind }) =>
    kind === 'file' && name.endsWith('.json') ? [utf8(tree.read(`content/${name}`))] : [],
  )
  return (file) => {
    const name = JSON.stringify(file.replace(/^content\/media\//, ''))
    return texts.some((text) => text.includes(name))
  }
}
