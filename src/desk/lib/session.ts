import { useCallback, useEffect, useState } from 'react'
import type { Me } from '../contract'
import { tellOver } from '../live/tabs'
import { ask, DeskFault } from './ask'

/** `over`: there was a session, and it has ended. */
export type Session =
  | { kind: 'loading' }
  | { kind: 'out'; over: boolean }
  /** `offline`: no answer came; else one that says it cannot. */
  | { kind: 'unreachable'; offline: boolean }
  | { kind: 'in'; me: Me }

/** How often an act tells the server that somebody is there, at most: milliseconds. */
const sign = 60_000

/**
 * Who is in. `enter` looks again after a sign-in; `leave` clears the page: nothing of a
 * patient stays in it once the session has ended.
 */
export function useSession() {
  const [session, setSession] = useState<Session>({ kind: 'loading' })

  const enter = useCallback(async () => {
    try {
      setSession({ kind: 'in', me: await ask<Me>('/me') })
    } catch (fault) {
      const code = fault instanceof DeskFault ? fault.code : 'unexpected'
      setSession(
        code === 'unauthorised'
          ? { kind: 'out', over: false }
          : { kind: 'unreachable', offline: code === 'offline' },
      )
    }
  }, [])
  const leave = useCallback(() => setSession({ kind: 'out', over: true }), [])
  const lock = useCallback(async () => {
    leave()
    tellOver()
    await ask('/sign-out', {}).catch(() => undefined)
  }, [leave])

  useEffect(() => void enter(), [enter])

  const isIn = session.kind === 'in'
  useEffect(() => {
    if (!isIn) return
    let last = Date.now()
    const stay = () => {
      if (Date.now() - last < sign) return
      last = Date.now()
      ask('/alive', {}).catch((fault) => {
        if (fault instanceof DeskFault && fault.code === 'unauthorised') leave()
      })
    }
    const signs = ['keydown', 'pointerdown'] as const
    for (const each of signs) addEventListener(each, stay)
    return () => {
      for (const each of signs) removeEventListener(each, stay)
    }
  }, [isIn, leave])

  return { session, enter, leave, lock }
}
