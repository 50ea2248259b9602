import { useEffect, useState } from 'react'
import { errorCode } from '../../desk/client/kit/call'
import { lang } from '../../desk/client/kit/text'
import type { SiteFiles } from '../contract/contract'
import type { Forms } from '../contract/validatorMessages'
import { callSite, errorText } from './callEditor'
import { readDraft, type StoredDraft } from './draft/draftStorage'
import { texts } from './text'
import { startValidator, type Validator } from './validator'

export type EditorSite = {
  site: SiteFiles
  validator: Validator
  forms: Forms
  /** The draft of the last visit. */
  found: StoredDraft | undefined
}

/** The published site with its validator and forms; undefined until loaded. `reload` reloads them. */
export function useEditorSite(onOver: () => void) {
  const [opened, setOpened] = useState<EditorSite>()
  const [fault, setFault] = useState('')
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn reloads the site
  useEffect(() => {
    let validator: Validator | undefined
    let isCancelled = false
    async function open() {
      const [site, found] = await Promise.all([callSite('GET /editor/site'), readDraft()])
      if (isCancelled) return
      validator = startValidator(site, lang)
      const forms = await validator.forms
      if (!isCancelled) setOpened({ site, validator, forms, found })
    }
    open().catch((thrown) => {
      if (errorCode(thrown) === 'unauthorised') onOver()
      else setFault(errorText(thrown) ?? texts.unavailable)
    })
    return () => {
      isCancelled = true
      validator?.close()
    }
  }, [turn, onOver])

  return { opened, fault, reload: () => setTurn((last) => last + 1) }
}
