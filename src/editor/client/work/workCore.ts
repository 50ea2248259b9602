import type { SiteFiles } from '../../contract/contract'
import type { callEditor, callSite, Refusal } from '../callEditor'
import { isEmpty, type StoredDraft } from '../draft/draftState'
import type { DraftStore } from '../draft/draftStore'
import {
  isPublishing,
  noWork,
  type OpenSite,
  reduceWork,
  type Seen,
  type Work,
  type WorkEvent,
} from './workState'

export type WorkOptions = {
  /** Whether this account publishes its draft in one step. */
  canPublish: boolean
  read: typeof callSite
  post: typeof callEditor
  openDrafts(site: SiteFiles): Promise<DraftStore>
  /** Starts the validator of a site. */
  openSite(site: SiteFiles): Promise<OpenSite>
  /** Of a failed read. */
  refusalOf(error: unknown): Refusal
  isOver(error: unknown): boolean
  /** The session has ended. */
  onOver(): void
  /** Whether a field has the focus: what is half typed would be lost with another site. */
  isTyping(): boolean
  /** What this device has listed last. */
  memory: { read(): Seen | undefined; write(seen: Seen): void }
}

/** The state of the work, and the loads that all its parts use. */
export function createWorkCore(options: WorkOptions) {
  const { read } = options
  let work: Work = { ...noWork, seen: options.memory.read() }
  let drafts: DraftStore | undefined
  let isClosed = false
  /** Numbers of the last loads: an earlier response may arrive later. */
  let [siteTurn, listTurn] = [0, 0]
  const listeners = new Set<() => void>()

  function publish(): void {
    for (const listener of listeners) listener()
  }

  function apply(event: WorkEvent): void {
    const { site, open } = work
    work = reduceWork(work, event)
    if (work.site && work.site !== site) drafts?.showSite(work.site)
    if (work.open !== open) open?.validator.close()
    publish()
  }

  /** The draft and the site that the page shows. */
  function current() {
    if (!drafts || !work.site) throw new Error('The site is not open.')
    return { site: work.site, draft: drafts.snapshot().draft }
  }

  /** Loads the site; resolves also if that fails. */
  async function load(): Promise<void> {
    siteTurn += 1
    const turn = siteTurn
    const isLate = () => turn !== siteTurn || isClosed
    try {
      const site = await read('GET /editor/site')
      const opened = drafts ?? (await options.openDrafts(site))
      if (isLate()) return drafts ? undefined : opened.close()
      if (!drafts) opened.subscribe(publish)
      drafts = opened
      const open = await options.openSite(site)
      if (isLate()) open.validator.close()
      else apply({ kind: 'opened', open })
    } catch (error) {
      if (options.isOver(error)) options.onOver()
      else if (!isLate()) apply({ kind: 'unavailable', refusal: options.refusalOf(error) })
    }
  }

  return {
    options,
    apply,
    current,
    state: () => work,
    drafts: () => drafts,
    isClosed: () => isClosed,
    /** The listener is also called when the draft changes. */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Replaces the draft of `revision`; false, and no change, if it has been edited since. */
    replace(draft: Omit<StoredDraft, 'revision'>, revision: number): boolean {
      const isCurrent = current().draft.revision === revision
      drafts?.dispatch({ kind: 'replace', draft, revision })
      return isCurrent
    },
    load,
    /** Shows a newer site, unless that would interrupt the editor: a draft is rebased when sent. */
    async catchUp(): Promise<void> {
      const { site, listed, exchange } = work
      if (!drafts || !site || !listed || listed.site === site.base) return
      const isFree = exchange.kind === 'editable' && !isPublishing(work) && !options.isTyping()
      if (isFree && isEmpty(current().draft)) await load()
    },
    /** Reads the proposals and publications. */
    async list(): Promise<void> {
      listTurn += 1
      const turn = listTurn
      try {
        const listed = await read('GET /editor/proposals')
        if (turn !== listTurn) return
        apply({ kind: 'listed', listed })
        options.memory.write(work.seen ?? {})
      } catch (error) {
        apply({ kind: 'unlisted', refusal: options.refusalOf(error) })
      }
    },
    /** Closes the draft after its last save. */
    close(): void {
      isClosed = true
      work.open?.validator.close()
      drafts?.close()
    },
  }
}

export type WorkCore = ReturnType<typeof createWorkCore>
