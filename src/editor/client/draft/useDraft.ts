import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { SiteFiles } from '../../contract/contract'
import { applyEdit, type FormEdit } from '../json/applyEdit'
import { changesOf } from './changes'
import { type StoredDraft, storeDraft } from './draftStorage'

/** Undo steps. */
const STEPS = 100

/** An editor's draft, stored on the device: it survives reloads, sign-outs and lost connections. */
export function useDraft(site: SiteFiles, found: StoredDraft | undefined) {
  const [kept, setKept] = useState<StoredDraft>(() => found ?? emptyDraft(site.base))
  const [before, setBefore] = useState<StoredDraft[]>([])
  const { isKept, stored } = useDraftStorage(kept, found, setKept)
  /** The last edited field: successive keystrokes in it are one undo step. */
  const place = useRef('')

  const textOf = useCallback(
    (file: string) => kept.texts[file] ?? site.texts[file] ?? '',
    [kept, site],
  )
  const changes = useMemo(() => changesOf(kept, site), [kept, site])
  /** The message about the last edit. */
  const [message, setMessage] = useState('')

  /**
   * Writes a file. It leaves the draft when it equals the published one, or is new and empty.
   * `into` names the field that is being typed in.
   */
  const write = (
    file: string,
    text: string,
    { into = '', message = '', pictures = {} }: EditOptions & { into?: string } = {},
  ) => {
    const texts = { ...kept.texts, [file]: text }
    if (text === (site.texts[file] ?? '{}\n')) delete texts[file]
    const isEmpty = Object.keys(kept.texts).length === 0
    if (into === '' || into !== place.current) setBefore((all) => [...all.slice(1 - STEPS), kept])
    place.current = into
    setMessage(message)
    const brings = Object.keys(pictures).length > 0
    setKept({
      ...(isEmpty ? emptyDraft(site.base) : kept),
      texts,
      pictures: brings ? { ...kept.pictures, ...pictures } : kept.pictures,
    })
  }

  /** Replaces the draft and clears the undo history. */
  function replaceDraft(draft: StoredDraft) {
    place.current = ''
    setMessage('')
    setBefore([])
    setKept(draft)
  }

  return {
    id: kept.id,
    base: kept.base,
    texts: kept.texts,
    pictures: kept.pictures,
    /** What is sent and validated. */
    changes,
    /** False if the device cannot store it. */
    isKept,
    textOf,
    publishedOf: (file: string) => site.texts[file] ?? '',
    write,
    /** Empty until the edit is stored: a message promises that a reload keeps it. */
    message: stored === kept ? message : '',
    /** Applies all edits as one undo step. `message` is its message. */
    edit(file: string, edits: readonly FormEdit[], options: EditOptions = {}) {
      const { message = '', pictures = {} } = options
      const isTyped = message === '' && edits.every(({ kind }) => kind === 'set')
      const into = isTyped ? JSON.stringify([file, ...edits.map(({ path }) => path)]) : ''
      write(file, edits.reduce(applyEdit, textOf(file)), { into, message, pictures })
    },
    canUndo: before.length > 0,
    undo() {
      const last = before.at(-1)
      if (!last) return
      place.current = ''
      setMessage('')
      setKept(last)
      setBefore((all) => all.slice(0, -1))
    },
    replaceDraft,
    discard: () => replaceDraft(emptyDraft(site.base)),
  }
}

/** The message about an edit, and the pictures it adds. */
export type EditOptions = { message?: string; pictures?: StoredDraft['pictures'] }

export type EditorDraft = ReturnType<typeof useDraft>

const emptyDraft = (base: string): StoredDraft => ({
  id: crypto.randomUUID(),
  base,
  texts: {},
  pictures: {},
})

/**
 * Stores every state of the draft; returns the last state whose storing has ended, and whether it
 * succeeded. Adopts the changes of other tabs, so that tabs do not overwrite each other.
 */
function useDraftStorage(
  kept: StoredDraft,
  found: StoredDraft | undefined,
  takeOver: (draft: StoredDraft) => void,
): { isKept: boolean; stored: StoredDraft | undefined } {
  const [result, setResult] = useState({ isKept: true, stored: found })
  const written = useRef(found)
  const tabs = useRef<BroadcastChannel>(undefined)
  useEffect(() => {
    const channel = new BroadcastChannel('editor-draft')
    channel.onmessage = ({ data }: MessageEvent<StoredDraft>) => {
      written.current = data
      takeOver(data)
    }
    tabs.current = channel
    return () => channel.close()
  }, [takeOver])
  useEffect(() => {
    if (written.current === kept) return
    const last = written.current
    written.current = kept
    // An empty initial draft is not broadcast.
    if (last || Object.keys(kept.texts).length > 0) tabs.current?.postMessage(kept)
    storeDraft(kept, last).then(
      () => setResult({ isKept: true, stored: kept }),
      () => {
        written.current = undefined
        setResult({ isKept: false, stored: kept })
      },
    )
  }, [kept])
  return result
}
