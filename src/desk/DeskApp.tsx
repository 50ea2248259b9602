import { lazy, Suspense, useEffect, useRef, useState } from 'react'
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
  return <DeskPage me={session.me} onLock={lock} onOver={leave} />
}

type PageProps = { me: Me; onLock(): void; onOver(): void }

/** What only a site with further languages needs. */
const loadTranslations = () => import('./editor/translations/chapter')

/** Its forms and the gate beside them are half as much again as the whole desk. */
const EditorPage = lazy(async () => ({
  default: await import('./editor/EditorPage').then(
    ({ EditorPage }) =>
      (props: PageProps) => <EditorPage {...props} loadTranslations={loadTranslations} />,
    () => NotFetched,
  ),
}))

/** Where a page's script did not come: the line is gone, or a newer desk has taken this one's place. */
function NotFetched({ me, onLock }: PageProps) {
  return (
    <Frame me={me} onLock={onLock}>
      <p role="alert">{words.faults.other}</p>
    </Frame>
  )
}

const pages = {
  board: Board,
  day: Day,
  figures: Figures,
  site: EditorPage,
  accounts: Accounts,
  audit: Audit,
} as const

/** The page that is asked for. Who changes it is led into the new one. */
function DeskPage(props: PageProps) {
  const page = usePage(props.me)
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    focusPage()
  }, [page])
  if (!page)
    return (
      <Frame me={props.me} onLock={props.onLock}>
        <p>{words.editor}</p>
      </Frame>
    )
  const Shown = pages[page]
  return (
    <Suspense fallback={<p className="quiet-page">{words.loading}</p>}>
      <Shown {...props} />
    </Suspense>
  )
}
