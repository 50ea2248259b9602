import { useState } from 'react'
import { Board } from './board/Board'
import { Invitation } from './entrance/Invitation'
import { SignIn } from './entrance/SignIn'
import { Audit } from './frame/Audit'
import { Frame } from './frame/Frame'
import { useSession } from './lib/session'
import { words } from './lib/words'

/** The invitation in the address, taken out of it: it must not stay in the history. */
function takeInvitation(): string | undefined {
  const token = /^#invite=([\w-]+)$/.exec(location.hash)?.[1]
  if (token) history.replaceState(null, '', location.pathname)
  return token
}
const invitation = takeInvitation()

/** The desk: who is not in is asked in, everyone else sees what is theirs. */
export function DeskApp() {
  const { session, enter, leave, lock } = useSession()
  const [token, setToken] = useState(invitation)
  const [page, setPage] = useState<'board' | 'audit'>('board')
  const arrive = () => {
    setPage('board')
    setToken(undefined)
    return enter()
  }
  if (session.kind === 'loading') return <p className="quiet-page">{words.loading}</p>
  if (token) return <Invitation token={token} onRegistered={arrive} />
  if (session.kind === 'unreachable')
    return (
      <p className="quiet-page" role="alert">
        {words.faults.unavailable}
      </p>
    )
  if (session.kind === 'out') return <SignIn over={session.over} onSignedIn={arrive} />
  const { me } = session
  if (me.role === 'editor')
    return (
      <Frame me={me} onLock={lock}>
        <p>{words.editor}</p>
      </Frame>
    )
  if (page === 'audit')
    return <Audit me={me} onLock={lock} onOver={leave} onBack={() => setPage('board')} />
  return <Board me={me} onLock={lock} onOver={leave} onAudit={() => setPage('audit')} />
}
