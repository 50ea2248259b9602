import { useCallback, useEffect, useState } from 'react'
import type { Me } from '../../contract/contract'
import { call, errorCode } from '../kit/call'
import { signOutTabs } from '../live/deskEvents'

/** `over`: a session has ended. */
export type Session =
  | { kind: 'loading' }
  | { kind: 'out'; over: boolean }
  /** `offline`: no response; otherwise an error response. */
  | { kind: 'unreachable'; offline: boolean }
  | { kind: 'in'; me: Me }

/** Minimum interval between session extensions, in milliseconds. */
const sign = 60_000

/**
 * The session. `enter` reads it after a sign-in; `leave` clears the page, so that no patient data
 * stays after its end.
 */
export function useSession() {
  const [session, setSession] = useState<Session>({ kind: 'loading' })

  const enter = useCallback(async () => {
    try {
      setSession({ kind: 'in', me: await call('GET /me') })
    } catch (fault) {
      const code = errorCode(fault)
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
    signOutTabs()
    await call('POST /sign-out').catch(() => undefined)
  }, [leave])

  useEffect(() => void enter(), [enter])

  const isIn = session.kind === 'in'
  useEffect(() => {
    if (!isIn) return
    let last = Date.now()
    const stay = () => {
      if (Date.now() - last < sign) return
      last = Date.now()
      call('POST /alive').catch((fault) => {
        if (errorCode(fault) === 'unauthorised') leave()
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
