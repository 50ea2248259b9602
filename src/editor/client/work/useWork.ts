import { useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { errorCode } from '../../../desk/client/kit/call'
import { ProposalNewsContext } from '../../../desk/client/kit/proposalNews'
import { readStored, writeStored } from '../../../desk/client/kit/storage'
import { lang } from '../../../desk/client/kit/text'
import type { Me } from '../../../desk/contract/contract'
import type { SiteFiles } from '../../contract/contract'
import { callEditor, callSite, refusalOf } from '../callEditor'
import { openDraftStore } from '../draft/draftStore'
import { shownText } from '../slots'
import { engine, messages } from '../text'
import { startValidator } from '../validator'
import { createWork } from './work'

async function openSite(site: SiteFiles) {
  const validator = startValidator(site, lang, { messages, engine }, shownText)
  return { site, validator, forms: await validator.forms }
}

/** The work of an account while its page is open, and the state on show. */
export function useWork({ id, role }: Me, onOver: () => void) {
  const [work] = useState(() =>
    createWork({
      canPublish: role === 'manager',
      read: callSite,
      post: callEditor,
      openDrafts: (site) => openDraftStore(id, site),
      openSite,
      refusalOf,
      isOver: (error) => errorCode(error) === 'unauthorised',
      onOver,
      isTyping: () =>
        document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false,
      memory: {
        read: () => JSON.parse(readStored(`editor-seen ${id}`) ?? 'null') ?? undefined,
        write: (seen) => writeStored(`editor-seen ${id}`, JSON.stringify(seen)),
      },
    }),
  )
  const { turn } = useContext(ProposalNewsContext)
  const first = useRef(turn)
  useEffect(() => {
    work.start()
    return work.close
  }, [work])
  useEffect(() => {
    if (turn !== first.current) void work.refresh()
  }, [work, turn])
  return { work, state: useSyncExternalStore(work.subscribe, work.state) }
}
