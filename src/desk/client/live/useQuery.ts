import { useCallback, useEffect, useRef, useState } from 'react'
import { type ApiError, errorCode } from '../kit/call'
import { subscribeToDesk } from './deskEvents'

type Given<T> = { key: string; value: T }

/** Debounce of live updates, in milliseconds. */
const pause = 50

/**
 * The response that `read` fetches, again for another `key` and, if `isLive`, after every
 * event of the desk. `since`: start of the time in which it may be out of date.
 */
export function useQuery<T>(
  key: string,
  read: () => Promise<T>,
  isLive: boolean,
  onOver: () => void,
) {
  const [given, setGiven] = useState<Given<T>>()
  const [fault, setFault] = useState<ApiError['code']>()
  const [since, setSince] = useState<number>()
  const latest = useRef({ key, read })
  if (latest.current.key !== key) latest.current = { key, read }

  const look = useCallback(async () => {
    const current = latest.current
    try {
      const value = await current.read()
      if (current !== latest.current) return
      setGiven({ key: current.key, value })
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key, another response
  useEffect(() => {
    setFault(undefined)
    void look()
  }, [key, look])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const lookSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void look()
      }, pause)
    }
    const leave = subscribeToDesk((event) => {
      if (event.kind === 'over') onOver()
      else if (!isLive) return
      else if (event.kind === 'change' || event.live) lookSoon()
      else setSince((time) => time ?? Date.now())
    })
    return () => {
      leave()
      clearTimeout(timer)
    }
  }, [isLive, look, onOver])

  return {
    answer: given?.key === key ? given.value : undefined,
    last: given?.value,
    fault,
    since,
  }
}
