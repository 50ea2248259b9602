import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Accounts } from './accounts/Accounts'
import { Audit } from './audit/Audit'
import { Invitation } from './auth/Invitation'
import { SignIn } from './auth/SignIn'
import { Unreachable } from './auth/Unreachable'
import { useSession } from './auth/useSession'
import { Board } from './board/Board'
import { Day } from './day/Day'
import { Frame, focusPage, type PageProps } from './kit/Frame'
import { usePage } from './kit/pages'
import { words } from './kit/text'
import { Statistics } from './statistics/Statistics'

/** Reads the invitation's token and removes it from the address: it must not stay in the history. */
function takeInvitation(): string | undefined {
  const token = /^#invite=([\w-]+)$/.exec(location.hash)?.[1]
  if (token) history.replaceState(null, '', location.pathname)
  return token
}
const invitation = takeInvitation()

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

/** Only for sites with further languages. */
const loadTranslations = () => import('../../editor/client/translations/textsEntry')

/** Lazy: editor and validator are half as large as the desk. */
const EditorPage = lazy(async () => ({
  default: await import('../../editor/client/EditorPage').then(
    ({ EditorPage }) =>
      (props: PageProps) => <EditorPage {...props} loadTranslations={loadTranslations} />,
    () => NotFetched,
  ),
}))

/** The editor's script failed to load: offline, or replaced by a newer deployment. */
function NotFetched(props: PageProps) {
  return (
    <Frame {...props}>
      <p role="alert">{words.faults.other}</p>
    </Frame>
  )
}

const pages = {
  board: Board,
  day: Day,
  figures: Statistics,
  site: EditorPage,
  accounts: Accounts,
  audit: Audit,
} as const

/** The current page; a change of page moves the focus into it. */
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
      <Frame {...props}>
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
