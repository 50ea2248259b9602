import type { FileName } from '../../contract/contract'

/** What an editor has changed since `base`. */
export type StoredDraft = {
  /** The id of the later proposal: sending twice proposes once. */
  id: string
  base: string
  /** Changed files in full, by name. */
  texts: Readonly<Record<FileName, string>>
  /** New pictures, by name. */
  pictures: Readonly<Record<FileName, Uint8Array>>
}

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
  work: (table: IDBObjectStore) => T,
): Promise<T> {
  const db = await openDatabase()
  try {
    const transaction = db.transaction(table, mode)
    const result = work(transaction.objectStore(table))
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onerror = () => reject(transaction.error)
      transaction.onabort = () => reject(transaction.error)
    })
    return result
  } finally {
    db.close()
  }
}

/** The draft stored on this device; undefined if there is none or it is unreadable. */
export async function readDraft(): Promise<StoredDraft | undefined> {
  const reads = (store: IDBObjectStore) => ({
    texts: store.get('texts'),
    pictures: store.get('pictures'),
  })
  const found = await inTransaction('readonly', reads).catch(() => undefined)
  const { texts, pictures } = found ?? {}
  return texts?.result && { ...texts.result, pictures: pictures?.result ?? {} }
}

/**
 * Stores a draft on this device; rejects if storage is full or disabled. Pictures are written only
 * when they change, not on every keystroke.
 */
export async function storeDraft(
  { id, base, texts, pictures }: StoredDraft,
  before: StoredDraft | undefined,
): Promise<void> {
  await inTransaction('readwrite', (store) => {
    if (Object.keys(texts).length === 0) {
      store.clear()
      return
    }
    store.put({ id, base, texts }, 'texts')
    const hadTexts = Object.keys(before?.texts ?? {}).length > 0
    if (!hadTexts || before?.pictures !== pictures) store.put(pictures, 'pictures')
  })
}
