import { type IDBPObjectStore, openDB } from 'idb'
import { type DraftState, isEmpty, type Step, type StoredDraft } from './draftState'

const database = 'editor'
const table = 'draft'

/** A draft without its pictures is at `[account]`, each picture at `[account, file]`. */
type Head = Omit<StoredDraft, 'pictures'> & {
  /** In drafts of earlier releases there are none, or others. */
  steps?: Step[]
}
const everythingOf = (account: string) => IDBKeyRange.bound([account], [account, []])
const picturesOf = (account: string) => IDBKeyRange.bound([account], [account, []], true)

type Store<Mode extends IDBTransactionMode> = IDBPObjectStore<unknown, [string], string, Mode>

/**
 * Runs `work` in one transaction; resolves to its result once that is committed. IndexedDB, because
 * pictures are binary and too large for localStorage.
 */
async function inTransaction<Mode extends IDBTransactionMode, T>(
  mode: Mode,
  work: (store: Store<Mode>) => Promise<T>,
): Promise<T> {
  const db = await openDB(database, 1, {
    upgrade: (opened) => void opened.createObjectStore(table),
  })
  try {
    const transaction = db.transaction(table, mode)
    const [result] = await Promise.all([work(transaction.store as Store<Mode>), transaction.done])
    return result
  } finally {
    db.close()
  }
}

async function draftIn(store: Store<IDBTransactionMode>, account: string) {
  const [head, names, pictures] = await Promise.all([
    store.get([account]) as Promise<Head | undefined>,
    store.getAllKeys(picturesOf(account)) as Promise<string[][]>,
    store.getAll(picturesOf(account)) as Promise<Uint8Array[]>,
  ])
  if (!head) return undefined
  const { steps = [], ...draft } = head
  const named = names.map(([, file], index) => [file, pictures[index]])
  return {
    draft: { ...draft, pictures: Object.fromEntries(named) } as StoredDraft,
    steps: steps.filter((step) => step.back !== undefined),
  }
}

type Kept = Pick<DraftState, 'draft' | 'steps'>

/** The account's draft on this device, and its undo steps; undefined if there is none or it is unreadable. */
export const readDraft = (account: string): Promise<Kept | undefined> =>
  inTransaction('readonly', (store) => draftIn(store, account)).catch(() => undefined)

/**
 * Stores `own`, which started from the stored draft `base`; if another tab has stored one
 * since, stores `merge` of it instead. Resolves to the draft that is stored; rejects if storage is
 * full or disabled. Stored pictures are not written again.
 */
export function storeDraft(
  account: string,
  base: StoredDraft,
  own: Kept,
  merge: (theirs: StoredDraft) => Kept,
): Promise<StoredDraft> {
  return inTransaction('readwrite', async (store) => {
    const stored: Head | undefined = await store.get([account])
    const isOther = stored !== undefined && stored.revision !== base.revision
    const theirs = isOther ? await draftIn(store, account) : undefined
    const { draft, steps } = theirs ? merge(theirs.draft) : own
    const { pictures, ...head } = draft
    const isNew = stored?.id !== draft.id || isEmpty(draft)
    // The transaction reports a failed write.
    const write = (request: Promise<unknown>) => void request.catch(() => undefined)
    if (isNew) write(store.delete(everythingOf(account)))
    write(store.put({ ...head, steps }, [account]))
    const known = isNew ? [] : ((await store.getAllKeys(picturesOf(account))) as string[][])
    const names = new Set(known.map(([, file]) => file))
    for (const [file, bytes] of Object.entries(isEmpty(draft) ? {} : pictures))
      if (!names.has(file)) write(store.put(bytes, [account, file]))
    return draft
  })
}
