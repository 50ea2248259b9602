import { isEmpty, type StoredDraft } from './draftState'

const database = 'editor'
const table = 'draft'

/** IndexedDB, because pictures are binary and too large for localStorage. */
function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(table)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Runs `work` in one transaction; resolves to its result once that is committed. */
async function inTransaction<T>(
  mode: IDBTransactionMode,
  work: (table: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const db = await openDatabase()
  try {
    const transaction = db.transaction(table, mode)
    const committed = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onerror = () => reject(transaction.error)
      transaction.onabort = () => reject(transaction.error)
    })
    const [result] = await Promise.all([work(transaction.objectStore(table)), committed])
    return result
  } finally {
    db.close()
  }
}

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** A draft without its pictures is at `[account]`, each picture at `[account, file]`. */
type Head = Omit<StoredDraft, 'pictures'>
const everythingOf = (account: string) => IDBKeyRange.bound([account], [account, []])
const picturesOf = (account: string) => IDBKeyRange.bound([account], [account, []], true)

async function draftIn(store: IDBObjectStore, account: string): Promise<StoredDraft | undefined> {
  const [head, names, pictures] = await Promise.all([
    resultOf<Head | undefined>(store.get([account])),
    resultOf(store.getAllKeys(picturesOf(account))),
    resultOf<Uint8Array[]>(store.getAll(picturesOf(account))),
  ])
  const named = names.map((key, index) => [(key as string[])[1], pictures[index]])
  return head && { ...head, pictures: Object.fromEntries(named) }
}

/** The account's draft on this device; undefined if there is none or it is unreadable. */
export const readDraft = (account: string): Promise<StoredDraft | undefined> =>
  inTransaction('readonly', (store) => draftIn(store, account)).catch(() => undefined)

/**
 * Stores `own`, which started from the stored draft `base`; if another tab has stored one
 * since, stores `merge` of it instead. Resolves to what is stored; rejects if storage is full or
 * disabled. Stored pictures are not written again.
 */
export function storeDraft(
  account: string,
  base: StoredDraft,
  own: StoredDraft,
  merge: (theirs: StoredDraft) => StoredDraft,
): Promise<StoredDraft> {
  return inTransaction('readwrite', async (store) => {
    const stored = await resultOf<Head | undefined>(store.get([account]))
    const isOther = stored !== undefined && stored.revision !== base.revision
    const theirs = isOther ? await draftIn(store, account) : undefined
    const draft = theirs ? merge(theirs) : own
    const { pictures, ...head } = draft
    const isNew = stored?.id !== draft.id || isEmpty(draft)
    if (isNew) store.delete(everythingOf(account))
    store.put(head, [account])
    const known = isNew ? [] : await resultOf(store.getAllKeys(picturesOf(account)))
    const names = new Set(known.map((key) => (key as string[])[1]))
    for (const [file, bytes] of Object.entries(isEmpty(draft) ? {} : pictures))
      if (!names.has(file)) store.put(bytes, [account, file])
    return draft
  })
}
