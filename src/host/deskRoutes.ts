import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { SiteFacts } from '../content/loading/clinicFacts'
import { deskRoutes } from '../desk/contract/routes'
import { bookingRules } from '../desk/server/booking'
import { chatTextsOf, deskClinic } from '../desk/server/clinicInfo'
import { addDay } from '../desk/server/day'
import { addExports } from '../desk/server/exports'
import { addFeeds } from '../desk/server/feeds'
import type { Live } from '../desk/server/live'
import { addPatient } from '../desk/server/patient'
import { addPatientLinks, linkFolder } from '../desk/server/patientLinks'
import { preferencesText } from '../desk/server/preferencesText'
import { addReminders } from '../desk/server/reminders'
import { addRequests } from '../desk/server/requests'
import { requestView } from '../desk/server/requestView'
import type { DeskServices } from '../desk/server/services'
import { addToMove } from '../desk/server/toMove'
import { editorRoutes } from '../editor/contract/routes'
import type { ProposalStore } from '../editor/server/proposalStore'
import { addEditor, refuseStorage } from '../editor/server/routes'
import { StorageError } from '../editor/server/storageError'
import type { Clock } from '../server/base/clock'
import { limits as sizes } from '../server/base/limits'
import { type Log, requestLog } from '../server/base/requestLog'
import { failureOf } from '../server/http/failure'
import { endpointHeaders, withHeaders } from '../server/http/headers'
import { type Connection, peerOf } from '../server/http/listener'
import { deskPolicy, mapOrigin } from '../server/http/policy'
import { access, open, requireAccess } from '../server/staff/access'
import { addAccounts } from '../server/staff/accounts'
import { csrf, deskOrigin } from '../server/staff/csrf'
import { addFiles, deskPath, isDeskPath } from '../server/staff/deskFiles'
import { type DeskContext, type DeskEnv, refuse } from '../server/staff/env'
import { routesOf } from '../server/staff/routes'
import { addSignIn, type SignInLimits } from '../server/staff/signIn'
import type { RequestStore } from '../server/storage/store'
import { matchesRoute } from '../shared/contract'
import type { DiskUse } from '../shared/deskModel'

export type DeskOptions = Pick<DeskServices, 'onUnwiped'> & {
  root: string
  /** In each published language, the clinic's own first. */
  inLanguages: SiteFacts
  store: RequestStore
  live: Live
  limits: SignInLimits
  /** DESK_ORIGIN. */
  configured: string | undefined
  trustedProxies: number
  clock: Clock
  log: Log
  /** Absent: no editor. */
  proposals: ProposalStore | undefined
  measure(): Promise<DiskUse>
}

const base = `${deskPath}/api`
const auditLength = 500

const headers = {
  ...endpointHeaders,
  'Content-Security-Policy': deskPolicy(),
  'X-Robots-Tag': 'noindex, nofollow',
  // Hides the clinic's address from the chat.
  'Referrer-Policy': 'same-origin',
}

/** The route for the log: a path may contain a reference. */
const routeOf = (path: string): string => {
  const own = path.slice(base.length)
  const routes = [...Object.keys(access), ...open].map((route) => route.replace(/^\w+ /, ''))
  const route = routes.find((each) => matchesRoute(each, own))
  return route === undefined ? 'unknown' : base + route
}

/**
 * The desk's page, files and endpoint below `/yonetim`. Resolves to undefined for other paths and
 * where the desk is off.
 */
export type Desk = (request: Request, connection?: Connection) => Promise<Response | undefined>

export function createDesk(options: DeskOptions): Desk {
  const { root, inLanguages, store, live, limits, configured, trustedProxies } = options
  const { clock, log, onUnwiped, proposals, measure } = options
  const desk = store
  const [facts] = inLanguages
  const clinic = deskClinic(facts)

  const app = new Hono<DeskEnv>({ strict: false }).basePath(deskPath)
  app.use(withHeaders(headers, trustedProxies))
  app.use((c, next) => {
    c.set('origin', deskOrigin(c.req.raw, peerOf(c.env), configured) ?? '')
    return next()
  })
  addFiles(app, root, mapOrigin(facts.clinic))

  const api = new Hono<DeskEnv>()
  api.use(requestLog(log, routeOf))
  api.use(csrf)
  // Before the body is buffered.
  api.use(requireAccess(desk, base, clock.now))
  const limited = (maxSize: number) =>
    bodyLimit({ maxSize, onError: (c) => refuse(c as DeskContext, 'malformed') })
  const [small, large] = [limited(sizes.bytes.deskBody), limited(sizes.bytes.draftBody)]
  const drafts = ['/editor/proposals', '/editor/draft'].map((path) => base + path)
  api.use((c, next) => (drafts.includes(c.req.path) ? large : small)(c, next))
  if (proposals) addEditor(routesOf(api, editorRoutes), proposals, root)
  const route = routesOf(api, deskRoutes)
  addSignIn(api, route, {
    desk,
    clinic: clinic.name,
    trustedProxies,
    limits,
    onRenewed: live.renew,
  })
  const days = facts.clinic.requestRetentionDays
  const { lang } = facts.locale
  const preferences = preferencesText(facts.desk.words.preferences, lang)
  const rules = bookingRules(clinic, clock.now)
  const chatTexts = chatTextsOf(inLanguages, rules.today)
  const { country } = facts.site
  const linkBase = facts.clinic.answerLinks && configured ? `${configured}${linkFolder}` : ''
  const shown = requestView({ country, days, clinic, rules, chatTexts, linkBase, preferences })
  const { host } = new URL(facts.clinic.website)
  const { now } = clock
  const { wake } = live
  const services = { facts, clinic, host, desk, rules, chatTexts, shown, now, wake, onUnwiped }
  addRequests(route, services)
  addExports(route, services)
  addDay(route, services)
  addReminders(route, services)
  addToMove(route, services)
  addFeeds(app, route, services)
  addPatientLinks(app, services, { inLanguages, clock, trustedProxies })
  addPatient(route, services)
  addAccounts(route, desk, clinic.team)
  live.addEvents(route)
  route('GET /me', ({ c }) => {
    const { staffId, name, role, doctor, strength } = c.get('session')
    return { id: staffId, name, role, doctor, strength, clinic, edits: proposals !== undefined }
  })
  route('GET /waiting', async ({ c }) => {
    const session = c.get('session')
    const isManager = session.role === 'manager'
    return { proposals: (await proposals?.waitingFor(session, isManager)) ?? 0 }
  })
  route('GET /disk', measure)
  route('GET /audit', () => desk.audit(auditLength))
  app.route('/api', api)

  app.notFound((c) => refuse(c, 'notFound'))
  app.onError((error, c) => {
    // The desk's files: its page cannot show the error.
    if (!c.req.path.startsWith(`${base}/`)) throw error
    if (error instanceof StorageError) return refuseStorage(c, error)
    return refuse(c, failureOf(c, error))
  })

  return async (request, connection = {}) => {
    const { pathname } = new URL(request.url)
    if (!isDeskPath(pathname) || deskOrigin(request, peerOf(connection), configured) === undefined)
      return undefined
    return app.fetch(request, connection)
  }
}
