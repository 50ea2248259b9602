import type { SiteFiles } from '../../contract/contract'
import {
  type DraftAction,
  type DraftState,
  emptyDraft,
  initialState,
  isEmpty,
  reduceDraft,
  type StoredDraft,
} from './draftState'
import { readDraft, storeDraft } from './draftStorage'

export type DraftSnapshot = DraftState & {
  /** False while the device cannot store the draft. */
  isKept: boolean
  /** Whether the current state is stored. */
  isStored: boolean
}

/**
 * The draft of one account. Every action applies to the current state, never to a rendered one; the
 * result is stored on the device and shared with the account's other tabs.
 */
export async function openDraftStore(account: string, published: SiteFiles) {
  let site = published
  const kept = await readDraft(account)
  let state: DraftState = {
    ...initialState(kept?.draft ?? emptyDraft(site.base)),
    ...(kept && !isEmpty(kept.draft) && { steps: kept.steps }),
  }
  /** What the device holds. */
  let stored = state.draft
  let isKept = true
  let isSaving = false
  let isClosed = false
  /** A newer state of another tab, received during a save. */
  let missed: StoredDraft | undefined
  let snapshot = snapshotOf()
  const listeners = new Set<() => void>()
  const tabs = new BroadcastChannel(`editor-draft ${account}`)

  function snapshotOf(): DraftSnapshot {
    return { ...state, isKept, isStored: isKept && state.draft === stored }
  }

  function publish() {
    snapshot = snapshotOf()
    for (const listener of listeners) listener()
  }

  function dispatch(action: DraftAction): DraftSnapshot {
    state = reduceDraft(site, state, action)
    publish()
    void save()
    return snapshot
  }

  /** Stores the state until the device holds it. */
  async function save() {
    if (isSaving) return
    isSaving = true
    while (state.draft !== stored) {
      const [base, own] = [stored, state]
      const adopted = (theirs: StoredDraft) =>
        reduceDraft(site, own, { kind: 'adopt', base, draft: theirs })
      const written = await storeDraft(account, base, own, adopted).catch(() => undefined)
      isKept = written !== undefined
      if (!written) break
      stored = written
      if (written !== own.draft)
        state = reduceDraft(site, state, { kind: 'adopt', base: own.draft, draft: written })
      tabs.postMessage(written)
    }
    isSaving = false
    publish()
    if (isClosed) tabs.close()
    else if (missed) adopt(missed)
  }

  function adopt(draft: StoredDraft) {
    missed = isSaving ? draft : undefined
    if (isSaving || draft.revision <= stored.revision) return
    const base = stored
    stored = draft
    dispatch({ kind: 'adopt', base, draft })
  }
  tabs.onmessage = ({ data }: MessageEvent<StoredDraft>) => adopt(data)

  return {
    snapshot: () => snapshot,
    dispatch,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Continues with a newer published site. */
    showSite(newer: SiteFiles) {
      site = newer
      // The steps of an empty draft are of the older site.
      if (!isEmpty(state.draft)) return
      state = { ...state, steps: [] }
      publish()
    },
    /** Closes the store after its last save. */
    close() {
      isClosed = true
      if (!isSaving) tabs.close()
    },
  }
}

export type DraftStore = Awaited<ReturnType<typeof openDraftStore>>
