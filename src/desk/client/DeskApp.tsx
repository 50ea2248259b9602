import { lazy, type ReactNode, Suspense, useContext, useEffect, useRef, useState } from 'react'
import { ErrorBoundary } from '../../ui/ErrorBoundary'
import { Accounts } from './accounts/Accounts'
import { Audit } from './audit/Audit'
import { AuthCard } from './auth/AuthCard'
import { Invitation } from './auth/Invitation'
import { SignIn } from './auth/SignIn'
import { Unreachable } from './auth/Unreachable'
import { useSession } from './auth/useSession'
import { Board } from './board/Board'
import { Day, preloadDay } from './day/lazyDay'
import { Button } from './kit/Controls'
import { fetchEditorWords } from './kit/editorWords'
import { Frame, focusPage, type PageProps } from './kit/Frame'
import { PageCounts, pagesOf, usePage } from './kit/pages'
import { ProposalNewsContext } from './kit/proposalNews'
import { words } from './kit/text'
import { KeptContext } from './kit/useKept'
import { DeskData } from './live/DeskData'
import { useProposalNews } from './live/useProposalNews'
import { useRead } from './live/useRead'
import { Statistics } from './statistics/Statistics'

/** Reads the invitation's token and removes it from the address: it must not stay in the history. */
function takeInvitation(): string | undefined {
  const token = /^#invite=([\w-]+)$/.exec(location.hash)?.[1]
  if (token) history.replaceState(null, '', location.pathname)
  return token
}
const invitation = takeInvitation()

export function DeskApp() {
  const [token, setToken] = useState(invitation)
  const [attempt, setAttempt] = useState(0)
  const failed = (
    <AuthCard heading={words.signIn.heading} intro="" fault={words.faults.page}>
      <Button look="primary" onClick={() => setAttempt(attempt + 1)}>
        {words.unreachable.retry}
      </Button>
    </AuthCard>
  )
  return (
    <ErrorBoundary key={attempt} fallback={failed}>
      <SessionPage token={token} onRegistered={() => setToken(undefined)} />
    </ErrorBoundary>
  )
}

type SessionPageProps = { token: string | undefined; onRegistered(): void }

/** The desk with a session, the sign-in without one. */
function SessionPage({ token, onRegistered }: SessionPageProps) {
  const { session, enter, leave, lock } = useSession()
  const [held] = useState(() => new Map<string, unknown>())
  const arrive = () => {
    onRegistered()
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
  if (session.kind === 'out')
    return <SignIn key={session.notice} notice={session.notice} onSignedIn={arrive} />
  return (
    <KeptContext value={held}>
      <DeskData onOver={leave}>
        <Counted me={session.me}>
          <DeskPage me={session.me} onLock={lock} onOver={leave} />
        </Counted>
      </DeskData>
    </KeptContext>
  )
}

/** The menu's counts: appointments to move wait on the page of the day. */
function Counted({ me, children }: Pick<PageProps, 'me'> & { children: ReactNode }) {
  const { last } = useRead('GET /to-move', pagesOf(me).includes('board') ? [] : undefined)
  return <PageCounts value={{ day: last?.length }}>{children}</PageCounts>
}

/** Only for sites with further languages. */
const loadTranslations = () => import('../../editor/client/translations/textsEntry')

/** Lazy: editor and validator are half as large as the desk. */
const EditorPage = lazy(async () => ({
  default: await fetchEditorWords()
    .then(() => import('../../editor/client/EditorPage'))
    .then(
      ({ EditorPage }) =>
        (props: PageProps) => <EditorPage {...props} loadTranslations={loadTranslations} />,
      () => NotFetched,
    ),
}))

/** Words or script of the editor failed to load: offline, or replaced by a newer deployment. */
const NotFetched = (props: PageProps) => <Broken {...props} onRetry={() => location.reload()} />

type BrokenProps = PageProps & { onRetry(): void }

/** A page that cannot be shown. */
const Broken = ({ onRetry, ...props }: BrokenProps) => (
  <Frame {...props}>
    <p role="alert">{words.faults.page}</p>
    <Button look="primary" onClick={onRetry}>
      {words.unreachable.retry}
    </Button>
  </Frame>
)

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
  const news = useProposalNews(props.me)
  const counts = useContext(PageCounts)
  const last = useRef(page)
  const [attempt, setAttempt] = useState(0)
  useEffect(preloadDay, [])
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
    <PageCounts value={{ ...counts, site: news.waiting }}>
      <ProposalNewsContext value={news}>
        <ErrorBoundary
          key={`${page} ${attempt}`}
          fallback={<Broken {...props} onRetry={() => setAttempt(attempt + 1)} />}
        >
          <Suspense fallback={<p className="quiet-page">{words.loading}</p>}>
            <Shown {...props} />
          </Suspense>
        </ErrorBoundary>
      </ProposalNewsContext>
    </PageCounts>
  )
}
