import { createContext } from 'react'

/** `waiting`: proposals that need this account; `turn` rises when any may have changed. */
export type ProposalNews = { waiting: number; turn: number }

export const ProposalNewsContext = createContext<ProposalNews>({ waiting: 0, turn: 0 })
