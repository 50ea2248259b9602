import { createMiddleware } from 'hono/factory'
import type { DeskRoutes } from '../../desk/contract/routes'
import type { EditorRoutes } from '../../editor/contract/routes'
import { accountHeader, matchesRoute } from '../../shared/contract'
import type { AuthMethod, Role } from '../../shared/deskModel'
import type { RequestStore } from '../storage/store'
import { type DeskEnv, readSecret, refuse } from './env'

type Rule = {
  roles: readonly Role[]
  strengths: readonly AuthMethod[]
  /** Requires a passkey within `freshMs`. */
  fresh?: true
}

/** Milliseconds. */
const freshMs = 5 * 60_000

const everyone: Role[] = ['reception', 'editor', 'manager', 'doctor']
const withPatients: Role[] = ['reception', 'manager']
/** `day.ts` answers a doctor about her own appointments and absences alone. */
const withDay: Role[] = ['reception', 'manager', 'doctor']
const withSite: Role[] = ['editor', 'manager']
const anyProof: AuthMethod[] = ['passkey', 'code']
const passkey: AuthMethod[] = ['passkey']
/** Irreversible, or exports patients' data. */
const irreversible = { strengths: passkey, fresh: true } as const

/** Routes without a session. */
export const open = [
  'POST /sign-in/options',
  'POST /sign-in',
  'POST /sign-in/code',
  'POST /invitation',
  'POST /register',
] as const satisfies (keyof DeskRoutes)[]

type GuardedRoute = Exclude<keyof DeskRoutes | keyof EditorRoutes, (typeof open)[number]>

/** The access rule of every other route; an unknown path is denied. */
export const access: Readonly<Record<GuardedRoute, Rule>> = {
  'GET /me': { roles: everyone, strengths: anyProof },
  'POST /alive': { roles: everyone, strengths: anyProof },
  'POST /sign-out': { roles: everyone, strengths: anyProof },
  'GET /board': { roles: withPatients, strengths: anyProof },
  'GET /list': { roles: withPatients, strengths: anyProof },
  'GET /requests': { roles: withPatients, strengths: anyProof },
  'GET /events': { roles: everyone, strengths: anyProof },
  'GET /waiting': { roles: withSite, strengths: passkey },
  'POST /requests/:reference/contact': { roles: withPatients, strengths: anyProof },
  'POST /requests/:reference/outcome': { roles: withPatients, strengths: anyProof },
  'POST /requests/:reference/undo': { roles: withPatients, strengths: anyProof },
  'POST /requests/:reference/visit': { roles: withPatients, strengths: anyProof },
  'POST /requests/:reference/remind': { roles: withPatients, strengths: anyProof },
  'POST /requests/:reference/remind/undo': { roles: withPatients, strengths: anyProof },
  'POST /entries': { roles: withPatients, strengths: anyProof },
  'GET /day': { roles: withDay, strengths: anyProof },
  'GET /free': { roles: withPatients, strengths: anyProof },
  'GET /absences': { roles: withDay, strengths: anyProof },
  'POST /absences': { roles: withDay, strengths: anyProof },
  'POST /absences/:id/remove': { roles: withDay, strengths: anyProof },
  'GET /to-move': { roles: withPatients, strengths: anyProof },
  // A number and a day: who removes a doctor from the site learns what is booked.
  'GET /ahead': { roles: ['reception', 'editor', 'manager'], strengths: anyProof },
  'POST /requests/:reference/keep': { roles: withPatients, strengths: anyProof },
  'GET /reminders': { roles: withPatients, strengths: anyProof },
  // An address shows a doctor's hours without a session.
  'GET /feeds': { roles: withPatients, strengths: passkey },
  'POST /feeds': { roles: withPatients, strengths: passkey },
  'POST /feeds/:id/revoke': { roles: withPatients, strengths: passkey },
  'GET /visits': { roles: withPatients, strengths: anyProof },
  'GET /requests/:reference/calendar': { roles: withPatients, strengths: anyProof },
  'POST /requests/sheet': { roles: withPatients, ...irreversible },
  'GET /figures': { roles: withPatients, strengths: anyProof },
  'GET /requests/:reference/person': { roles: withPatients, strengths: anyProof },
  'POST /requests/:reference/export': { roles: withPatients, ...irreversible },
  'POST /requests/:reference/erase': { roles: withPatients, ...irreversible },
  'GET /editor/site': { roles: withSite, strengths: passkey },
  'GET /editor/picture': { roles: withSite, strengths: passkey },
  'GET /editor/publication': { roles: withSite, strengths: passkey },
  'GET /editor/proposals': { roles: withSite, strengths: passkey },
  'POST /editor/proposals': { roles: withSite, strengths: passkey },
  'GET /editor/proposals/:id/draft': { roles: withSite, strengths: passkey },
  'GET /editor/proposals/:id/pages': { roles: withSite, strengths: passkey },
  'GET /editor/proposals/:id/picture': { roles: withSite, strengths: passkey },
  'POST /editor/draft': { roles: withSite, strengths: passkey },
  'POST /editor/proposals/:id/withdraw': { roles: withSite, strengths: passkey },
  'POST /editor/proposals/:id/restore': { roles: withSite, strengths: passkey },
  'POST /editor/proposals/:id/return': { roles: ['manager'], strengths: passkey },
  'POST /editor/approve': { roles: ['manager'], strengths: passkey },
  'GET /editor/published/:commit/undo': { roles: ['manager'], strengths: passkey },
  'POST /editor/published/:commit/undo': { roles: ['manager'], strengths: passkey },
  'POST /prove/options': { roles: everyone, strengths: passkey },
  'POST /prove': { roles: everyone, strengths: passkey },
  'POST /code': { roles: withDay, strengths: passkey },
  'GET /audit': { roles: ['manager'], strengths: passkey },
  'GET /disk': { roles: ['manager'], strengths: passkey },
  'GET /accounts': { roles: ['manager'], strengths: passkey },
  'POST /accounts': { roles: ['manager'], ...irreversible },
  'POST /accounts/:id/again': { roles: ['manager'], ...irreversible },
  'POST /accounts/:id/disable': { roles: ['manager'], ...irreversible },
}

const guarded = Object.keys(access) as GuardedRoute[]

/** Requires a session and the route's rights. POST extends the session, GET does not. */
export const requireAccess = (desk: RequestStore, base: string, now: () => number) =>
  createMiddleware<DeskEnv>(async (c, next) => {
    const path = c.req.path.slice(base.length)
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
    if ((open as readonly string[]).includes(`${method} ${path}`)) return next()
    const secret = readSecret(c)
    const session = secret === undefined ? undefined : await desk.session(secret)
    if (!session) return refuse(c, 'unauthorised')
    // Another tab has signed in with another account: this page belongs to the former one.
    const account = c.req.header(accountHeader)
    if (account !== undefined && account !== encodeURIComponent(session.name))
      return refuse(c, 'unauthorised')
    const key = guarded.find((route) => matchesRoute(route, `${method} ${path}`))
    if (!key) return refuse(c, 'notFound')
    const rule = access[key]
    if (!rule.roles.includes(session.role)) return refuse(c, 'forbidden')
    if (!rule.strengths.includes(session.strength)) return refuse(c, 'weak')
    // A clock set back must not prolong it.
    if (rule.fresh && Math.abs(now() - Date.parse(session.provedAt)) > freshMs)
      return refuse(c, 'unproven')
    if (method === 'POST') await desk.extend(session)
    c.set('session', session)
    return next()
  })
