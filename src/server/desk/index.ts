import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { readContent } from '../../content/read'
import type { Me } from '../../desk/contract'
import type { Connection } from '../answers'
import type { Clock } from '../clock'
import type { ProposalPort } from '../editor/port'
import { StorageFault } from '../editor/storageFault'
import type { ServerFacts } from '../facts'
import { headersFor, securityHeaders } from '../headers'
import { deskPolicy, mapOrigin } from '../policy'
import { type Log, placesOf, requestLog } from '../requestLog'
import type { RequestStore } from '../store'
import { outageSeconds, StoreUnavailable } from '../store/storeUnavailable'
import { access, open, requireAccess } from './access'
import { addAccounts } from './accounts'
import { addEditor, draftLimitBytes, refuseStorage } from './editor'
import { type DeskContext, type DeskEnv, refuse } from './env'
import { papersOf, readClinic, readGreetings } from './facts'
import { addFiles, deskPath, isDeskPath } from './files'
import { guard } from './guard'
import type { Live } from './live'
import { deskOrigin } from './origin'
import { addPapers } from './papers'
import { addPerson } from './person'
import { addRequests } from './requests'
import { shownAt } from './shown'
import { addSignIn, type SignInLimits } from './signIn'

export type DeskOptions = {
  /** The clinic's folder. */
  root: string
  facts: ServerFacts
  store: RequestStore
  live: Live
  limits: SignInLimits
  /** DESK_ORIGIN. */
  configured: string | undefined
  trustedProxies: number
  clock: Clock
  log: Log
  /** Something deleted could not be taken out of every file yet. */
  onUnwiped(): void
  /** Where an editor's changes go; without it nobody edits here. */
  proposals: ProposalPort | undefined
}

const base = `${deskPath}/api`
/** Largest accepted body, in bytes: a passkey's registration. */
const bodyLimitBytes = 64 * 1024
/** How many entries of the audit are shown. */
const auditLength = 500

const headers = {
  ...securityHeaders,
  'Content-Security-Policy': deskPolicy(),
  'X-Robots-Tag': 'noindex, nofollow',
  // Not even the clinic's name goes along to the chat.
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'no-store',
}

/** The route's name for the log: in the address stands which request it was. */
const nameOf = (path: string): string => {
  const own = path.slice(base.length)
  const routes = [...Object.keys(access), ...open].map((route) => route.replace(/^\w+ /, ''))
  const route = routes.find((each) => new RegExp(`^${each.replace(/:\w+/g, '[^/]+')}$`).test(own))
  return route === undefined ? 'unknown' : base + route
}

/**
 * The desk: its page, its files and its endpoint below `/yonetim`. `answer` resolves to
 * undefined for what is not the desk's, or where it is off: the site answers then.
 */
export function createDesk(options: DeskOptions) {
  const { root, facts, store, live, limits, configured, trustedProxies } = options
  const { clock, log, onUnwiped, proposals } = options
  const desk = store.desk
  const clinic = readClinic(root, facts)

  const app = new Hono<DeskEnv>({ strict: false }).basePath(deskPath)
  app.use(async (c, next) => {
    c.set('origin', deskOrigin(c.req.raw, configured) ?? '')
    await next()
    for (const [name, value] of headersFor(c.req.raw, headers, trustedProxies))
      if (!c.res.headers.has(name)) c.header(name, value)
  })
  // Asked for each time: the site may have been published anew.
  addFiles(app, root, () =>
    mapOrigin(readContent({ clinicDir: root, language: facts.locale.lang }, 'clinic')),
  )

  const api = new Hono<DeskEnv>()
  api.use(requestLog(log, nameOf))
  api.use(guard)
  // Before a body is read: one that comes in pieces is kept whole meanwhile.
  api.use(requireAccess(desk, base, clock.now))
  const limited = (maxSize: number) =>
    bodyLimit({ maxSize, onError: (c) => refuse(c as DeskContext, 'malformed') })
  const [small, large] = [limited(bodyLimitBytes), limited(draftLimitBytes)]
  const drafts = ['/editor/proposals', '/editor/draft'].map((path) => base + path)
  api.use((c, next) => (drafts.includes(c.req.path) ? large : small)(c, next))
  if (proposals) addEditor(api, proposals, root)
  addSignIn(api, { desk, clinic: clinic.name, trustedProxies, limits, onRenewed: live.renew })
  const { country, timeZone } = facts.site
  const days = facts.clinic.requestRetentionDays
  const shown = shownAt({ country, days, greetings: readGreetings(root, facts) })
  addRequests(api, { desk, shown, timeZone, now: clock.now, wake: live.wake })
  addPapers(api, papersOf(root, facts, { desk, clinic, now: clock.now }))
  addPerson(api, { desk, shown, wake: live.wake, onUnwiped })
  addAccounts(api, desk)
  live.addEvents(api)
  api.get('/me', (c) => {
    const { name, role, strength } = c.get('session')
    const me: Me = { name, role, strength, clinic, edits: proposals !== undefined }
    return c.json(me)
  })
  api.get('/audit', async (c) => c.json(await desk.audit(auditLength)))
  app.route('/api', api)

  app.notFound((c) => refuse(c, 'notFound'))
  app.onError((error, c) => {
    if (error instanceof StorageFault) return refuseStorage(c, error)
    if (error instanceof StoreUnavailable) {
      c.set('cause', error.code)
      c.header('Retry-After', String(outageSeconds))
      return refuse(c, 'unavailable')
    }
    c.set('cause', error.name)
    c.set('trace', placesOf(error))
    return refuse(c, 'unexpected')
  })

  return {
    async answer(request: Request, connection: Connection = {}): Promise<Response | undefined> {
      const { pathname } = new URL(request.url)
      if (!isDeskPath(pathname) || deskOrigin(request, configured) === undefined) return undefined
      return app.fetch(request, connection)
    },
  }
}

export type Desk = ReturnType<typeof createDesk>
