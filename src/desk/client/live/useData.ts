import { useCallback, useEffect, useRef, useState } from 'react'
import { type ApiError, errorCode } from '../kit/call'
import { backoff, subscribeToDesk } from './deskEvents'

/** Debounce of live updates, in milliseconds. */
const debounce = 50

/** Errors that a retry may overcome. */
const passing: readonly ApiError['code'][] = ['offline', 'unavailable', 'unexpected', 'tooMany']

type DataOptions<T> = {
  /** Reads again after each event of the desk. */
  isLive?: boolean
  /** Milliseconds before a new key is read. */
  delay?: number
  /** The event that an answer includes: later ones alone are read. */
  cursorOf?: (value: T) => number
  /** Calls `commit`, which shows an answer. */
  onAnswer?: (value: T, commit: () => void) => void
  /** The session has ended. */
  onOver(): void
}

/**
 * The response that `read` fetches, again for another `key`, after a failure and on `reload`; none
 * without a key. One request at a time; those of an old key or a left page are aborted. `answer`: for
 * `key`; `last`: for any; `since`: start of the time in which it may be stale.
 */
export function useData<T>(
  key: string | undefined,
  read: (signal: AbortSignal) => Promise<T>,
  options: DataOptions<T>,
) {
  const [loaded, setLoaded] = useState<{ key: string; value: T }>()
  const [fault, setFault] = useState<ApiError['code']>()
  const [since, setSince] = useState<number>()
  /** Rises when the browser restores the page. */
  const [shown, setShown] = useState(0)
  const latest = useRef({ read, options })
  latest.current = { read, options }
  const load = useRef<() => Promise<void>>(undefined)
  const { isLive = false } = options

  // biome-ignore lint/correctness/useExhaustiveDependencies: a restored page reads again
  useEffect(() => {
    setFault(undefined)
    if (key === undefined) return setLoaded(undefined)
    const left = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let loading: Promise<void> | undefined
    let isStale = false
    let isConnected = true
    let failures = 0
    let cursor: number | undefined

    async function once(): Promise<void> {
      isStale = false
      clearTimeout(timer)
      timer = undefined
      try {
        const value = await latest.current.read(left.signal)
        if (left.signal.aborted) return
        const { cursorOf, onAnswer = (_, commit) => commit() } = latest.current.options
        failures = 0
        cursor = cursorOf?.(value)
        onAnswer(value, () => setLoaded({ key: key ?? '', value }))
        setFault(undefined)
        // Without a live connection even a fresh answer may become stale.
        if (isConnected) setSince(undefined)
      } catch (caught) {
        if (left.signal.aborted) return
        const code = errorCode(caught)
        if (code === 'unauthorised') return latest.current.options.onOver()
        setFault(code)
        setSince((time) => time ?? Date.now())
        if (passing.includes(code)) loadIn(backoff(failures++))
      }
      if (isStale) return once()
    }
    const start = () => {
      isStale = true
      loading ??= once().finally(() => {
        loading = undefined
      })
      return loading
    }
    function loadIn(ms: number): void {
      timer ??= setTimeout(start, ms)
    }

    load.current = start
    if (latest.current.options.delay) loadIn(latest.current.options.delay)
    else void start()
    const unsubscribe = subscribeToDesk((event) => {
      if (event.kind === 'over') latest.current.options.onOver()
      else if (!isLive) return
      else if (event.kind === 'change') {
        if (event.cursor !== cursor) loadIn(debounce)
      } else {
        isConnected = event.live
        if (event.live) void start()
        else setSince((time) => time ?? Date.now())
      }
    })
    const leave = () => left.abort()
    const restore = ({ persisted }: PageTransitionEvent) => persisted && setShown(Date.now())
    addEventListener('pagehide', leave)
    addEventListener('pageshow', restore)
    return () => {
      leave()
      unsubscribe()
      clearTimeout(timer)
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', restore)
    }
  }, [key, isLive, shown])

  return {
    answer: loaded?.key === key ? loaded?.value : undefined,
    last: loaded?.value,
    fault,
    since,
    reload: useCallback(async () => load.current?.(), []),
  }
}
