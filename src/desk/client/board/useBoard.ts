import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Board } from '../../contract/contract'
import { call, errorCode } from '../kit/call'
import { subscribeToDesk } from '../live/deskEvents'
import { hasArrival, keepInBoard } from './lists'
import { anchorScroll } from './scrollAnchor'

type BoardOptions = {
  /** The reference of the request being edited. */
  editing: string | undefined
  onOver(): void
  onArrival(): void
}

/** The server's session timeout, applied here while it is unreachable, in milliseconds. */
const sessionTimeout = 30 * 60_000

/**
 * The board, updated by events. `lists`: the ref of its element; `since`: the start of the time in
 * which it may be stale. One request at a time: an event during one causes one more.
 */
export function useBoard(options: BoardOptions) {
  const [board, setBoard] = useState<Board>()
  const [since, setSince] = useState<number>()
  const latest = useRef(options)
  latest.current = options
  const known = useRef<Board>(undefined)
  const lists = useRef<HTMLDivElement>(null)
  const loading = useRef<Promise<void>>(undefined)
  const isStale = useRef(false)
  const isLive = useRef(true)

  const refresh = useCallback((): Promise<void> => {
    isStale.current = true
    const load = async (): Promise<void> => {
      isStale.current = false
      const { onOver, onArrival } = latest.current
      try {
        const next = await call('GET /board')
        const before = known.current
        known.current = keepInBoard(before, next, latest.current.editing)
        const restoreScroll = anchorScroll(lists.current, latest.current.editing)
        flushSync(() => setBoard(known.current))
        restoreScroll()
        // Without a live connection even a fresh board may become stale.
        if (isLive.current) setSince(undefined)
        if (before && hasArrival(before, next)) onArrival()
      } catch (fault) {
        if (errorCode(fault) === 'unauthorised') return onOver()
        setSince((time) => time ?? Date.now())
      }
      if (isStale.current) return load()
    }
    loading.current ??= load().finally(() => {
      loading.current = undefined
    })
    return loading.current
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
    const timer = setTimeout(() => latest.current.onOver(), sessionTimeout)
    return () => clearTimeout(timer)
  }, [since])

  return { board, lists, since, refresh }
}
