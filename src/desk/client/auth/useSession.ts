import { useCallback, useEffect, useState } from 'react'
import type { Me } from '../../contract/contract'
import { call, errorCode, isSignOutDue, setAccount, signOut } from '../kit/call'
import { words } from '../kit/text'
import { signOutTabs } from '../live/deskEvents'

type Session =
  | { kind: 'loading' }
  /** `notice`: the message of the sign-in page: the last session has ended or is still open; may be empty. */
  | { kind: 'out'; notice: string }
  /** `offline`: no response; otherwise an error response. */
  | { kind: 'unreachable'; offline: boolean }
  | { kind: 'in'; me: Me }

/** Minimum interval between session extensions, in milliseconds. */
const extendInterval = 60_000

/** The session. `enter` reads it after a sign-in; `leave` removes patient data from the page. */
export function useSession() {
  const [session, setSession] = useState<Session>({ kind: 'loading' })

  const enter = useCallback(async () => {
    try {
      const me = await call('GET /me')
      setAccount(me.name)
      setSession({ kind: 'in', me })
    } catch (fault) {
      const code = errorCode(fault)
      setSession(
        code === 'unauthorised'
          ? { kind: 'out', notice: '' }
          : { kind: 'unreachable', offline: code === 'offline' },
      )
    }
  }, [])
  const leave = useCallback(() => setSession({ kind: 'out', notice: words.signIn.over }), [])
  const lock = useCallback(async () => {
    leave()
    signOutTabs()
    await signOut().catch(() => setSession({ kind: 'out', notice: words.signIn.lockFailed }))
  }, [leave])

  useEffect(() => void enter(), [enter])

  const isOut = session.kind === 'out'
  useEffect(() => {
    if (!isOut) return
    const end = () => {
      if (isSignOutDue()) void lock()
    }
    addEventListener('online', end)
    return () => removeEventListener('online', end)
  }, [isOut, lock])

  const isIn = session.kind === 'in'
  useEffect(() => {
    if (!isIn) return
    let last = Date.now()
    const extend = () => {
      if (Date.now() - last < extendInterval) return
      last = Date.now()
      call('POST /alive').catch((fault) => {
        if (errorCode(fault) === 'unauthorised') leave()
      })
    }
    const inputs = ['keydown', 'pointerdown'] as const
    for (const each of inputs) addEventListener(each, extend)
    return () => {
      for (const each of inputs) removeEventListener(each, extend)
    }
  }, [isIn, leave])

  return { session, enter, leave, lock }
}
