import { useCallback, useEffect, useRef, useState } from 'react'
import { followDesk } from '../live/stream'
import { ask, DeskFault } from './ask'

type Given<T> = { path: string; value: T }

/** Several news in this time are one reason to ask anew, in milliseconds. */
const pause = 50

/**
 * What the server answers to `path`; undefined until it has. Where `isLive` it is asked
 * again with everything that happens at the desk. `since`: when the answer was last known
 * to be right, while it may no longer be. When the session ends the page is told.
 */
export function useAnswer<T>(path: string, isLive: boolean, onOver: () => void) {
  const [given, setGiven] = useState<Given<T>>()
  const [fault, setFault] = useState<DeskFault['code']>()
  const [since, setSince] = useState<number>()
  const wanted = useRef(path)

  const look = useCallback(async () => {
    const asked = wanted.current
    try {
      const value = await ask<T>(asked)
      if (asked !== wanted.current) return
      setGiven({ path: asked, value })
      setFault(undefined)
      setSince(undefined)
    } catch (caught) {
      if (asked !== wanted.current) return
      const code = caught instanceof DeskFault ? caught.code : 'unexpected'
      if (code === 'unauthorised') return onOver()
      setFault(code)
      setSince((time) => time ?? Date.now())
    }
  }, [onOver])

  useEffect(() => {
    wanted.current = path
    setFault(undefined)
    void look()
  }, [path, look])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const lookSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void look()
      }, pause)
    }
    const leave = followDesk((news) => {
      if (news.kind === 'over') onOver()
      else if (!isLive) return
      else if (news.kind === 'change' || news.live) lookSoon()
      else setSince((time) => time ?? Date.now())
    })
    return () => {
      leave()
      clearTimeout(timer)
    }
  }, [isLive, look, onOver])

  return {
    answer: given?.path === path ? given.value : undefined,
    last: given?.value,
    fault,
    since,
  }
}
