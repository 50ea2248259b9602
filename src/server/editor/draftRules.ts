import type {
  Changes,
  EditorRefusal,
  Published,
  SiteFiles,
  VersionChoice,
} from '../../desk/editor/contract'
import { collisionOf } from './collisions'
import { type Contest, combined, type Take, type Wanted } from './combine'
import type { Engine, SiteTree } from './engine'
import type { History } from './history'
import { type Bytes, textOf } from './merge'
import { isWritable } from './paths'
import type { SentDraft } from './port'
import type { Member } from './proposalCommits'
import { siteStates } from './siteStates'
import { nameOf } from './touches'

/** A change on top of what is published, which the gate lets pass. */
export type Publishable = {
  head: string
  changes: Map<string, Bytes>
  /** What it changes, in the clinic's words. */
  titles: string[]
}

/** A commit of what is published, and the state it was made on. */
type PublishedCommit = Omit<Published, 'by' | 'change'> & { parent: string; by: Member }

/** What holds of drafts and proposals, wherever they are kept. */
export function draftRules(history: History, engine: Engine) {
  const states = siteStates(history, engine)

  /** Collisions as an editor is shown them. */
  async function moved(head: string, base: string, contests: Contest[]): Promise<EditorRefusal> {
    const overlay = (file: string, bytes: Bytes) => states.treeAt(base, new Map([[file, bytes]]))
    const collisions = []
    for (const contest of contests) collisions.push(await collisionOf(engine, overlay, contest))
    return { error: 'moved', site: head, collisions }
  }

  /** A picture a draft leaves behind stays when somebody else's record has come to name it meanwhile. */
  async function withoutNeeded(head: string, changes: Map<string, Bytes>) {
    const gone = [...changes].flatMap(([file, bytes]) => (bytes === null ? [file] : []))
    if (gone.length === 0) return changes
    const named = namesIn(await states.treeAt(head, changes))
    return new Map([...changes].filter(([file]) => !gone.includes(file) || !named(file)))
  }

  /** A change brought onto what is published now; refused where records collide or the gate finds faults. */
  async function publishable(from: string, wanted: Wanted): Promise<Publishable | EditorRefusal> {
    const head = await history.head()
    const result = await combined(states, { from, wanted }, head)
    if ('contests' in result) return moved(head, from, result.contests)
    const changes = await withoutNeeded(head, result.changes)
    const after = await states.treeAt(head, changes)
    const findings = engine.check(after)
    if (findings.faults.length > 0) return { error: 'refused', findings }
    const { files, media } = engine.compare(await states.treeAt(head), after)
    if (files.length === 0 && media.length === 0) return { error: 'nothing' }
    return { head, changes, titles: files.map(({ title }) => title) }
  }

  return {
    states,

    /** What a kept commit would publish on top of the site as it is now. */
    async ready({ base, tip }: { base: string; tip: string }) {
      return publishable(base, await states.between(base, tip))
    },

    /** A kept commit as the draft it was made of. */
    async draftOf({ base, tip }: { base: string; tip: string }) {
      const ends = await states.between(base, tip)
      return { base, changes: new Map([...ends].map(([file, { after }]) => [file, after])) }
    },

    /** Published commits with what each of them changed. */
    async reported(commits: readonly PublishedCommit[]): Promise<Published[]> {
      const published: Published[] = []
      for (const { parent, by, ...each } of commits) {
        const change = await states.compare(parent, each.commit)
        published.push({ ...each, by: by.name, change })
      }
      return published
    },

    /** The published site, as an editor's browser has it. */
    async site(): Promise<SiteFiles> {
      const head = await history.head()
      return engine.filesOf(await states.treeAt(head), head)
    },

    /** Whether a draft can be proposed: what stands against it, or what it would publish. */
    async examine({ base, changes }: SentDraft): Promise<Publishable | EditorRefusal> {
      if (![...changes.keys()].every(isWritable)) return { error: 'outside' }
      if (!(await history.isPublished(base))) return { error: 'outdated' }
      return publishable(base, await states.wantedOf(base, changes))
    },

    /** A draft on top of the site as it is now; `choices` hold for the state `site` of it alone. */
    async rebase(
      { base, changes }: Omit<SentDraft, 'id'>,
      site: string | undefined,
      choices: readonly VersionChoice[],
    ): Promise<{ base: string; changes: Changes } | EditorRefusal> {
      if (![...changes.keys()].every(isWritable)) return { error: 'outside' }
      if (!(await history.isPublished(base))) return { error: 'outdated' }
      const head = await history.head()
      const take: Take = (file, touch) =>
        site === head
          ? choices.find((each) => each.file === file && each.place === nameOf(touch))?.take
          : undefined
      const wanted = await states.wantedOf(base, changes)
      const result = await combined(states, { from: base, wanted }, head, take)
      if ('contests' in result) return moved(head, base, result.contests)
      const ends = await states.wantedOf(head, result.changes)
      const left = [...ends].filter(([, { before, after }]) => !isSame(before, after))
      return { base: head, changes: new Map(left.map(([file, { after }]) => [file, after])) }
    },
  }
}

/** Whether a text of the content names a picture. */
function namesIn(tree: SiteTree): (file: string) => boolean {
  const texts = (tree.list('content') ?? []).flatMap(({ name, kind }) =>
    kind === 'file' && name.endsWith('.json') ? [textOf(tree.read(`content/${name}`))] : [],
  )
  return (file) => {
    const name = JSON.stringify(file.replace(/^content\/media\//, ''))
    return texts.some((text) => text.includes(name))
  }
}

const isSame = (one: Bytes, other: Bytes) =>
  one === other || (one !== null && other !== null && Buffer.compare(one, other) === 0)
