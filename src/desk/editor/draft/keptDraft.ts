import type { FileName } from '../contract'

/** What an editor has changed since the state of the site they began from. */
export type KeptDraft = {
  /** Of the proposal it becomes: sent twice it is one. */
  id: string
  base: string
  /** Changed files whole, by name. */
  texts: Readonly<Record<FileName, string>>
  /** Pictures that were brought, by name. */
  pictures: Readonly<Record<FileName, Uint8Array>>
}

const database = 'editor'
const table = 'draft'

/** In IndexedDB: pictures are too large for localStorage, and no text. */
function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(table)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Does something with the table, whole or not at all; resolves to what `work` returned once it is done. */
async function within<T>(mode: IDBTransactionMode, work: (table: IDBObjectStore) => T): Promise<T> {
  const db = await opened()
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

/** The draft this device keeps; undefined where there is none, or none can be read. */
export async function readDraft(): Promise<KeptDraft | undefined> {
  const asked = (store: IDBObjectStore) => ({
    texts: store.get('texts'),
    pictures: store.get('pictures'),
  })
  const found = await within('readonly', asked).catch(() => undefined)
  const { texts, pictures } = found ?? {}
  return texts?.result && { ...texts.result, pictures: pictures?.result ?? {} }
}

/**
 * Keeps a draft on this device; rejects where there is no room for it, or none allowed.
 * `pictures` are written only when they have changed: a letter that is typed moves none.
 */
export async function keepDraft(
  { id, base, texts, pictures }: KeptDraft,
  before: KeptDraft | undefined,
): Promise<void> {
  await within('readwrite', (store) => {
    if (Object.keys(texts).length === 0) {
      store.clear()
      return
    }
    store.put({ id, base, texts }, 'texts')
    const hadTexts = Object.keys(before?.texts ?? {}).length > 0
    if (!hadTexts || before?.pictures !== pictures) store.put(pictures, 'pictures')
  })
}
