import { useMemo, useSyncExternalStore } from 'react'
import type { SiteFiles } from '../../contract/contract'
import { applyFormEdit, type FormEdit } from '../json/applyFormEdit'
import { texts as words } from '../text'
import { changesOf } from './changes'
import { isEmpty, textIn, type WriteOptions } from './draftState'
import type { DraftStore } from './draftStore'

/** The message about an edit, and the pictures it adds. */
export type EditOptions = Omit<WriteOptions, 'into'> & {
  /** Completes the file's text after the edits, in the same step. */
  complete?(text: string): string
}

/** A rendered state of the draft store, and its actions: they apply to the current state. */
export function useDraft(store: DraftStore, site: SiteFiles) {
  const { draft, steps, message, isKept, isStored } = useSyncExternalStore(
    store.subscribe,
    store.snapshot,
  )
  const changes = useMemo(() => changesOf(draft, site), [draft, site])
  const actions = useMemo(() => actionsOf(store, site), [store, site])
  return {
    ...draft,
    ...actions,
    isEmpty: isEmpty(draft),
    /** What is sent and validated. */
    changes,
    /** False if the device cannot store it. */
    isKept,
    textOf: (file: string) => textIn(site, draft, file),
    /** Empty until the edit is stored: a message promises that a reload keeps it. */
    message: isStored ? message : '',
    canUndo: steps.length > 0,
  }
}

export type EditorDraft = ReturnType<typeof useDraft>

function actionsOf(store: DraftStore, site: SiteFiles) {
  const write = (file: string, text: string | ((now: string) => string), about?: WriteOptions) => {
    const apply = typeof text === 'string' ? () => text : text
    store.dispatch({ kind: 'write', file, text: apply, ...about })
  }
  return {
    write,
    publishedOf: (file: string) => site.texts[file] ?? '',
    /** Applies all edits as one undo step. `message` is its message. */
    edit(
      file: string,
      edits: readonly FormEdit[],
      { message = '', isJoined = false, pictures, complete }: EditOptions = {},
    ) {
      const isTyped = message === '' && edits.every(({ kind }) => kind === 'set')
      const into = isTyped ? JSON.stringify([file, ...edits.map(({ path }) => path)]) : ''
      const about = { into, message, isJoined, ...(pictures && { pictures }) }
      const apply = (now: string) => edits.reduce(applyFormEdit, now)
      write(file, (now) => (complete ? complete(apply(now)) : apply(now)), about)
    },
    /** Keeps a typed text that cannot be written to its file yet; undefined forgets it. */
    keepUnfinished(key: string, typed: string | undefined) {
      if (store.snapshot().draft.unfinished[key] !== typed)
        store.dispatch({ kind: 'unfinished', key, words: typed })
    },
    undo: () => void store.dispatch({ kind: 'undo', refusal: words.undone }),
  }
}
