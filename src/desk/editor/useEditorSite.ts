import { useEffect, useState } from 'react'
import { ask, DeskFault } from '../lib/ask'
import { lang } from '../lib/words'
import { sayFault } from './askEditor'
import type { Forms, SiteFiles } from './contract'
import { type KeptDraft, readDraft } from './draft/keptDraft'
import { type Gate, openGate } from './gate'
import { texts } from './words'

export type EditorSite = {
  site: SiteFiles
  gate: Gate
  forms: Forms
  /** The draft of the last visit. */
  found: KeptDraft | undefined
}

/** The published site with its gate and forms; undefined until they are there. `again` reads it anew. */
export function useEditorSite(onOver: () => void) {
  const [opened, setOpened] = useState<EditorSite>()
  const [fault, setFault] = useState('')
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    let gate: Gate | undefined
    let isGone = false
    async function open() {
      const [site, found] = await Promise.all([ask<SiteFiles>(`/editor/site?${turn}`), readDraft()])
      if (isGone) return
      gate = openGate(site, lang)
      const forms = await gate.forms
      if (!isGone) setOpened({ site, gate, forms, found })
    }
    open().catch((thrown) => {
      if (thrown instanceof DeskFault && thrown.code === 'unauthorised') onOver()
      else setFault(sayFault(thrown) ?? texts.unavailable)
    })
    return () => {
      isGone = true
      gate?.close()
    }
  }, [turn, onOver])

  return { opened, fault, again: () => setTurn((last) => last + 1) }
}
