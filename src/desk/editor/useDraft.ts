import { useCallback, useEffect, useState } from 'react'
import type { SiteFiles } from './contract'
import { edited, type FormEdit } from './text/edit'

/** What an editor has changed: the state of the site they began from, and the texts of files since. */
type Kept = { base: string; texts: Record<string, string> }

const key = 'editor-draft'

/** The draft of the last visit, where there is one that can be read. */
function readKept(): Kept | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') as Kept
  } catch {
    return undefined
  }
}

/** An editor's draft. It outlives the page, the session and a lost connection: it is kept on the device. */
export function useDraft(site: SiteFiles) {
  const [kept, setKept] = useState<Kept>(() => readKept() ?? { base: site.base, texts: {} })
  const [before, setBefore] = useState<Kept[]>([])

  useEffect(() => {
    if (Object.keys(kept.texts).length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(kept))
  }, [kept])

  const textOf = useCallback(
    (file: string) => kept.texts[file] ?? site.texts[file] ?? '',
    [kept, site],
  )

  /** Writes a file anew; as it is published it is no part of the draft any more. */
  const write = (file: string, text: string) => {
    const texts = { ...kept.texts, [file]: text }
    if (text === site.texts[file]) delete texts[file]
    const isEmpty = Object.keys(kept.texts).length === 0
    setBefore((all) => [...all.slice(-99), kept])
    setKept({ base: isEmpty ? site.base : kept.base, texts })
  }

  return {
    base: kept.base,
    /** The changed files, by name. */
    texts: kept.texts,
    textOf,
    write,
    edit: (file: string, edit: FormEdit) => write(file, edited(textOf(file), edit)),
    canUndo: before.length > 0,
    undo() {
      const last = before.at(-1)
      if (!last) return
      setKept(last)
      setBefore((all) => all.slice(0, -1))
    },
    discard() {
      setBefore([])
      setKept({ base: site.base, texts: {} })
    },
  }
}

export type EditorDraft = ReturnType<typeof useDraft>
