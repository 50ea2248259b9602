import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Board } from '../../contract/contract'
import { call, errorCode } from '../kit/call'
import { subscribeToDesk } from '../live/deskEvents'
import { holdPlace } from './holdPlace'
import { hasArrival, keepWorkedOn } from './lists'

type BoardEvents = {
  /** The reference of the request being edited. */
  workedOn: string | undefined
  onOver(): void
  onArrival(): void
}

/** The server's session timeout, applied here while it is unreachable, in milliseconds. */
const longestSilence = 30 * 60_000

/**
 * The board, updated by events. `lists` is the ref of its element; `since` the start of the time
 * in which it may be stale. One request at a time: an event during one causes one more.
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
        const next = await call('GET /board')
        const before = known.current
        known.current = keepWorkedOn(before, next, latest.current.workedOn)
        const letGo = holdPlace(lists.current, latest.current.workedOn)
        flushSync(() => setBoard(known.current))
        letGo()
        // Without a live connection even a fresh board may become stale.
        if (isLive.current) setSince(undefined)
        if (before && hasArrival(before, next)) onArrival()
      } catch (fault) {
        if (errorCode(fault) === 'unauthorised') return onOver()
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
    return subscribeToDesk((event) => {
      if (event.kind === 'over') latest.current.onOver()
      else if (event.kind === 'live') {
        isLive.current = event.live
        if (event.live) void refresh()
        else setSince((time) => time ?? Date.now())
      } else if (event.cursor !== known.current?.cursor) void refresh()
    })
  }, [refresh])

  useEffect(() => {
    if (since === undefined) return
    const timer = setTimeout(() => latest.current.onOver(), longestSilence)
    return () => clearTimeout(timer)
  }, [since])

  return { board, lists, since, refresh }
}
