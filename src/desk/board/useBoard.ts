import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Board } from '../contract'
import { ask, DeskFault } from '../lib/ask'
import { followDesk } from '../live/stream'
import { holdPlace } from './holdPlace'
import { hasArrival, keepWorkedOn } from './lists'

type BoardEvents = {
  /** The request that is being written about. */
  workedOn: string | undefined
  onOver(): void
  onArrival(): void
}

/** A session without an act of its owner is over after so long; without a line nobody says so: milliseconds. */
const longestSilence = 30 * 60_000

/**
 * The lists, kept up to date while the page is open. `lists`: the element that holds them,
 * as a ref. `since`: when they were last known
 * to be right, while they may no longer be. One answer is awaited at a time; what happens
 * meanwhile is asked for once more.
 */
export function useBoard(events: BoardEvents) {
  const [board, setBoard] = useState<Board>()
  const [since, setSince] = useState<number>()
  const latest = useRef(events)
  latest.current = events
  const known = useRef<Board>(undefined)
  const lists = useRef<HTMLDivElement>(null)
  const asking = useRef<Promise<void>>(undefined)
  const again = useRef(false)
  const isLive = useRef(true)

  const refresh = useCallback((): Promise<void> => {
    if (asking.current) {
      again.current = true
      return asking.current
    }
    const askOnce = async (): Promise<void> => {
      again.current = false
      const { onOver, onArrival } = latest.current
      try {
        const next = await ask<Board>('/board')
        const before = known.current
        known.current = keepWorkedOn(before, next, latest.current.workedOn)
        const letGo = holdPlace(lists.current, latest.current.workedOn)
        flushSync(() => setBoard(known.current))
        letGo()
        // Asked before the line went, it is right, but nobody will say when it no longer is.
        if (isLive.current) setSince(undefined)
        if (before && hasArrival(before, next)) onArrival()
      } catch (fault) {
        if (fault instanceof DeskFault && fault.code === 'unauthorised') return onOver()
        setSince((time) => time ?? Date.now())
      }
      if (again.current) return askOnce()
    }
    asking.current = askOnce().finally(() => {
      asking.current = undefined
    })
    return asking.current
  }, [])

  useEffect(() => {
    void refresh()
    return followDesk((news) => {
      if (news.kind === 'over') latest.current.onOver()
      else if (news.kind === 'live') {
        isLive.current = news.live
        if (news.live) void refresh()
        else setSince((time) => time ?? Date.now())
      } else if (news.cursor !== known.current?.cursor) void refresh()
    })
  }, [refresh])

  useEffect(() => {
    if (since === undefined) return
    const timer = setTimeout(() => latest.current.onOver(), longestSilence)
    return () => clearTimeout(timer)
  }, [since])

  return { board, lists, since, refresh }
}
