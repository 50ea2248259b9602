import { useEffect, useRef, useState } from 'react'
import { Accounts } from './accounts/Accounts'
import { Board } from './board/Board'
import type { Me } from './contract'
import { Day } from './day/Day'
import { Invitation } from './entrance/Invitation'
import { SignIn } from './entrance/SignIn'
import { Unreachable } from './entrance/Unreachable'
import { Figures } from './figures/Figures'
import { Audit } from './frame/Audit'
import { Frame, focusPage } from './frame/Frame'
import { usePage } from './frame/page'
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
  const arrive = () => {
    setToken(undefined)
    return enter()
  }
  if (session.kind === 'loading') return <p className="quiet-page">{words.loading}</p>
  if (session.kind === 'unreachable' && session.offline) return <Unreachable onRetry={enter} />
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
  return <DeskPage me={me} onLock={lock} onOver={leave} />
}

const pages = {
  board: Board,
  day: Day,
  figures: Figures,
  accounts: Accounts,
  audit: Audit,
} as const

/** The page that is asked for. Who changes it is led into the new one. */
function DeskPage(props: { me: Me; onLock(): void; onOver(): void }) {
  const page = usePage(props.me)
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    focusPage()
  }, [page])
  const Shown = pages[page]
  return <Shown {...props} />
}
