import { useCallback, useEffect, useRef, useState } from 'react'
import type { Proposals } from '../../contract/contract'
import { callSite, errorText } from '../callEditor'
import { texts } from '../text'

/** Open proposals and publications. */
export function useProposals() {
  const [listed, setListed] = useState<Proposals>()
  const [fault, setFault] = useState('')
  const last = useRef(0)
  const read = useCallback(async () => {
    last.current += 1
    const turn = last.current
    try {
      const answer = await callSite('GET /editor/proposals')
      // An earlier response may arrive later.
      if (turn === last.current) setListed(answer)
    } catch (thrown) {
      setFault(errorText(thrown) ?? texts.refusals.other)
    }
  }, [])
  useEffect(() => void read(), [read])

  return { listed, fault, setFault, read }
}

export type ProposalsState = ReturnType<typeof useProposals>
