import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { SiteFiles } from '../contract'
import { edited, type FormEdit } from '../text/edit'
import { changesOf } from './changes'
import { type KeptDraft, keepDraft } from './keptDraft'

/** Changes that can be taken back one by one. */
const STEPS = 100

/** An editor's draft. It outlives the page, the session and a lost connection: it is kept on the device. */
export function useDraft(site: SiteFiles, found: KeptDraft | undefined) {
  const [kept, setKept] = useState<KeptDraft>(() => found ?? emptyDraft(site.base))
  const [before, setBefore] = useState<KeptDraft[]>([])
  const isKept = useKeeping(kept, found, setKept)
  /** What was written last: letter after letter into one field is one change. */
  const place = useRef('')

  const textOf = useCallback(
    (file: string) => kept.texts[file] ?? site.texts[file] ?? '',
    [kept, site],
  )
  const changes = useMemo(() => changesOf(kept, site), [kept, site])
  /** What was done last, in words, until something else is done. */
  const [said, setSaid] = useState('')

  /**
   * Writes a file anew; as it is published it is no part of the draft any more, nor is one
   * that says nothing and is not published. `into`: what letter after letter is typed into.
   */
  const write = (
    file: string,
    text: string,
    { into = '', said = '', pictures = {} }: EditAbout & { into?: string } = {},
  ) => {
    const texts = { ...kept.texts, [file]: text }
    if (text === (site.texts[file] ?? '{}\n')) delete texts[file]
    const isEmpty = Object.keys(kept.texts).length === 0
    if (into === '' || into !== place.current) setBefore((all) => [...all.slice(1 - STEPS), kept])
    place.current = into
    setSaid(said)
    const brings = Object.keys(pictures).length > 0
    setKept({
      ...(isEmpty ? emptyDraft(site.base) : kept),
      texts,
      pictures: brings ? { ...kept.pictures, ...pictures } : kept.pictures,
    })
  }

  /** Puts another draft in the place of this one; what led to it cannot be taken back. */
  function goOn(draft: KeptDraft) {
    place.current = ''
    setSaid('')
    setBefore([])
    setKept(draft)
  }

  return {
    id: kept.id,
    base: kept.base,
    /** The changed files, by name. */
    texts: kept.texts,
    pictures: kept.pictures,
    /** What is sent, and what the gate is asked about. */
    changes,
    /** False where the device cannot keep it. */
    isKept,
    textOf,
    publishedOf: (file: string) => site.texts[file] ?? '',
    write,
    said,
    /** All edits are one change, with the pictures they bring; `said` tells what was done. */
    edit(file: string, edits: readonly FormEdit[], { said = '', pictures }: EditAbout = {}) {
      const isTyped = said === '' && edits.every(({ kind }) => kind === 'set')
      const into = isTyped ? JSON.stringify([file, ...edits.map(({ path }) => path)]) : ''
      write(file, edits.reduce(edited, textOf(file)), { into, said, ...(pictures && { pictures }) })
    },
    canUndo: before.length > 0,
    undo() {
      const last = before.at(-1)
      if (!last) return
      place.current = ''
      setSaid('')
      setKept(last)
      setBefore((all) => all.slice(0, -1))
    },
    goOn,
    discard: () => goOn(emptyDraft(site.base)),
  }
}

/** Of an edit: what tells it, and the pictures it brings. */
export type EditAbout = { said?: string; pictures?: KeptDraft['pictures'] }

export type EditorDraft = ReturnType<typeof useDraft>

const emptyDraft = (base: string): KeptDraft => ({
  id: crypto.randomUUID(),
  base,
  texts: {},
  pictures: {},
})

/**
 * Keeps every state on the device; whether that was possible. What another tab of the device
 * makes of the draft is taken over, or the two would write over each other.
 */
function useKeeping(
  kept: KeptDraft,
  found: KeptDraft | undefined,
  takeOver: (draft: KeptDraft) => void,
): boolean {
  const [isKept, setIsKept] = useState(true)
  const written = useRef(found)
  const tabs = useRef<BroadcastChannel>(undefined)
  useEffect(() => {
    const channel = new BroadcastChannel('editor-draft')
    channel.onmessage = ({ data }: MessageEvent<KeptDraft>) => {
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
    // The draft that every visit begins with tells nobody anything.
    if (last || Object.keys(kept.texts).length > 0) tabs.current?.postMessage(kept)
    keepDraft(kept, last).then(
      () => setIsKept(true),
      () => {
        written.current = undefined
        setIsKept(false)
      },
    )
  }, [kept])
  return isKept
}
