import { createMiddleware } from 'hono/factory'
import type { Role } from '../../desk/contract'
import type { DeskStore } from '../store/desk'
import type { Strength } from '../store/sessionRows'
import { type DeskEnv, readSecret, refuse } from './env'

type Rule = {
  roles: readonly Role[]
  strengths: readonly Strength[]
  /** Wants a passkey's proof of the last minutes. */
  fresh?: true
}

/** So long a proof is good for what wants one of its own, in milliseconds. */
const freshMs = 5 * 60_000

const everyone: Role[] = ['reception', 'editor', 'manager']
const withPatients: Role[] = ['reception', 'manager']
const withSite: Role[] = ['editor', 'manager']
const anyProof: Strength[] = ['passkey', 'code']
const passkey: Strength[] = ['passkey']
/** What cannot be taken back, or takes patients' data out of the house. */
const grave = { strengths: passkey, fresh: true } as const

/**
 * Who may do what, every route of the desk by its method and path; one that is not named
 * here is nobody's. What needs no session stands in `open`.
 */
export const access: Readonly<Record<string, Rule>> = {
  'GET /me': { roles: everyone, strengths: anyProof },
  'POST /alive': { roles: everyone, strengths: anyProof },
  'POST /sign-out': { roles: everyone, strengths: anyProof },
  'GET /board': { roles: withPatients, strengths: anyProof },
  'GET /requests': { roles: withPatients, strengths: anyProof },
  'GET /events': { roles: withPatients, strengths: anyProof },
  'POST /requests/:reference/contact': { roles: withPatients, strengths: anyProof },
  'POST /requests/:reference/outcome': { roles: withPatients, strengths: anyProof },
  'POST /requests/:reference/undo': { roles: withPatients, strengths: anyProof },
  'GET /appointments': { roles: withPatients, strengths: anyProof },
  'GET /requests/:reference/calendar': { roles: withPatients, strengths: anyProof },
  'POST /requests/sheet': { roles: withPatients, ...grave },
  'GET /figures': { roles: withPatients, strengths: anyProof },
  'GET /requests/:reference/person': { roles: withPatients, strengths: anyProof },
  'POST /requests/:reference/export': { roles: withPatients, ...grave },
  'POST /requests/:reference/erase': { roles: withPatients, ...grave },
  'GET /editor/site': { roles: withSite, strengths: passkey },
  'GET /editor/picture': { roles: withSite, strengths: passkey },
  'GET /editor/proposals': { roles: withSite, strengths: passkey },
  'POST /editor/proposals': { roles: withSite, strengths: passkey },
  'GET /editor/proposals/:id/draft': { roles: withSite, strengths: passkey },
  'POST /editor/draft': { roles: withSite, strengths: passkey },
  'POST /editor/proposals/:id/withdraw': { roles: withSite, strengths: passkey },
  'POST /editor/proposals/:id/approve': { roles: ['manager'], strengths: passkey },
  'POST /editor/published/:commit/undo': { roles: ['manager'], strengths: passkey },
  'POST /prove/options': { roles: everyone, strengths: passkey },
  'POST /prove': { roles: everyone, strengths: passkey },
  'POST /code': { roles: withPatients, strengths: passkey },
  'GET /audit': { roles: ['manager'], strengths: passkey },
  'GET /accounts': { roles: ['manager'], strengths: passkey },
  'POST /accounts': { roles: ['manager'], ...grave },
  'POST /accounts/:id/again': { roles: ['manager'], ...grave },
  'POST /accounts/:id/disable': { roles: ['manager'], ...grave },
}

/** Routes for who is not in yet. */
export const open = [
  'POST /sign-in/options',
  'POST /sign-in',
  'POST /sign-in/code',
  'POST /invitation',
  'POST /register',
] as const

/** The rule of a request, by method and path below the desk's endpoint. */
function ruleOf(method: string, path: string): Rule | undefined {
  const isSame = (route: string) => {
    const pattern = route.replace(/:\w+/g, '[^/]+')
    return new RegExp(`^${pattern}$`).test(`${method} ${path}`)
  }
  const route = Object.keys(access).find(isSame)
  return route === undefined ? undefined : access[route]
}

/** Lets in who has an open session and the right to what they ask for. An act keeps it open, looking does not. */
export const requireAccess = (desk: DeskStore, base: string, now: () => number) =>
  createMiddleware<DeskEnv>(async (c, next) => {
    const path = c.req.path.slice(base.length)
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
    if ((open as readonly string[]).includes(`${method} ${path}`)) return next()
    const secret = readSecret(c)
    const session = secret === undefined ? undefined : await desk.session(secret)
    if (!session) return refuse(c, 'unauthorised')
    const rule = ruleOf(method, path)
    if (!rule) return refuse(c, 'notFound')
    if (!rule.roles.includes(session.role)) return refuse(c, 'forbidden')
    if (!rule.strengths.includes(session.strength)) return refuse(c, 'weak')
    // A clock that was set back makes no proof fresh for longer.
    if (rule.fresh && Math.abs(now() - Date.parse(session.provedAt)) > freshMs)
      return refuse(c, 'unproven')
    if (method === 'POST') await desk.touch(session)
    c.set('session', session)
    return next()
  })
