import { useCallback, useEffect, useRef, useState } from 'react'
import { type ApiError, errorCode } from '../kit/call'
import { subscribeToDesk } from './deskEvents'

/** Debounce of live updates, in milliseconds. */
const debounce = 50

/**
 * The response that `read` fetches, again for another `key` and, if `isLive`, after each event of
 * the desk. `answer`: for `key`; `last`: for any; `since`: start of the time in which it may be stale.
 */
export function useQuery<T>(
  key: string,
  read: () => Promise<T>,
  isLive: boolean,
  onOver: () => void,
) {
  const [loaded, setLoaded] = useState<{ key: string; value: T }>()
  const [fault, setFault] = useState<ApiError['code']>()
  const [since, setSince] = useState<number>()
  const latest = useRef({ key, read })
  if (latest.current.key !== key) latest.current = { key, read }

  const load = useCallback(async () => {
    const current = latest.current
    try {
      const value = await current.read()
      if (current !== latest.current) return
      setLoaded({ key: current.key, value })
      setFault(undefined)
      setSince(undefined)
    } catch (caught) {
      if (current !== latest.current) return
      const code = errorCode(caught)
      if (code === 'unauthorised') return onOver()
      setFault(code)
      setSince((time) => time ?? Date.now())
    }
  }, [onOver])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key loads another response
  useEffect(() => {
    setFault(undefined)
    void load()
  }, [key, load])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const loadSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void load()
      }, debounce)
    }
    const unsubscribe = subscribeToDesk((event) => {
      if (event.kind === 'over') onOver()
      else if (!isLive) return
      else if (event.kind === 'change' || event.live) loadSoon()
      else setSince((time) => time ?? Date.now())
    })
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [isLive, load, onOver])

  return {
    answer: loaded?.key === key ? loaded.value : undefined,
    last: loaded?.value,
    fault,
    since,
  }
}
