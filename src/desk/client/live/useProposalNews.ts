import { useEffect, useState } from 'react'
import type { Me } from '../../contract/contract'
import { call } from '../kit/call'
import { pagesOf } from '../kit/pages'
import type { ProposalNews } from '../kit/proposalNews'
import { subscribeToDesk } from './deskEvents'

/** The proposals that need an account, on every page of the desk. */
export function useProposalNews(me: Me): ProposalNews {
  const [news, setNews] = useState({ waiting: 0, turn: 0 })
  const isEditor = pagesOf(me).includes('site')
  useEffect(() => {
    if (!isEditor) return
    const read = async () => {
      const { proposals } = await call('GET /waiting').catch(() => ({ proposals: undefined }))
      setNews(({ waiting, turn }) => ({ waiting: proposals ?? waiting, turn: turn + 1 }))
    }
    void read()
    return subscribeToDesk((event) => {
      // A reconnected stream has missed events.
      if (event.kind === 'proposals' || (event.kind === 'live' && event.live)) void read()
    })
  }, [isEditor])
  return news
}
