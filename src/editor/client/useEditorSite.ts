import { useCallback, useEffect, useRef, useState } from 'react'
import { errorCode } from '../../desk/client/kit/call'
import { lang } from '../../desk/client/kit/text'
import type { SiteFiles } from '../contract/contract'
import type { Forms } from '../contract/validatorMessages'
import { callSite, errorText } from './callEditor'
import { type DraftStore, openDraftStore } from './draft/draftStore'
import { shownText } from './slots'
import { messages, texts } from './text'
import { startValidator, type Validator } from './validator'

export type EditorSite = {
  site: SiteFiles
  validator: Validator
  forms: Forms
  /** The account's draft; it outlives a reload of the site. */
  drafts: DraftStore
}

/**
 * The published site with its validator and forms, and the draft of an account; undefined until
 * loaded. `reload` resolves once the site is loaded again; if that fails, the former one stays.
 */
export function useEditorSite(account: string, onOver: () => void) {
  const [opened, setOpened] = useState<EditorSite>()
  const [fault, setFault] = useState('')
  const store = useRef<DraftStore>(undefined)
  /** The number of the last load. */
  const last = useRef(0)
  useEffect(
    () => () => {
      store.current?.close()
      store.current = undefined
    },
    [],
  )

  const reload = useCallback(async () => {
    last.current += 1
    const turn = last.current
    const isCancelled = () => turn !== last.current
    async function open() {
      const site = await callSite('GET /editor/site')
      const drafts = store.current ?? (await openDraftStore(account, site))
      if (isCancelled()) return
      store.current = drafts
      const validator = startValidator(site, lang, messages, shownText)
      const forms = await validator.forms
      if (isCancelled()) return validator.close()
      drafts.showSite(site)
      setFault('')
      setOpened({ site, validator, forms, drafts })
    }
    await open().catch((thrown) => {
      if (errorCode(thrown) === 'unauthorised') onOver()
      else if (!isCancelled()) setFault(errorText(thrown) ?? texts.unavailable)
    })
  }, [account, onOver])
  useEffect(() => {
    void reload()
    return () => {
      last.current += 1
    }
  }, [reload])
  useEffect(() => () => opened?.validator.close(), [opened])

  return { opened, fault, reload }
}
