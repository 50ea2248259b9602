import type { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { DeskRoutes } from '../../desk/contract/routes'
import type { Parsed } from '../../shared/contract'
import type { AuthMethod } from '../../shared/deskModel'
import type { Clock } from '../base/clock'
import { createSharedLimit, type RateLimit, retryAfterSeconds } from '../base/limits'
import { randomLetters } from '../base/reference'
import { addressOf } from '../http/listener'
import type { RequestStore } from '../storage/store'
import { hashOf } from '../storage/tokens'
import { type DeskContext, type DeskEnv, readSecret, refuse, writeSecret } from './env'
import { createPasskeys } from './passkeys'
import type { AddRoute } from './routes'

/** Attempts per address, successful ones included. */
const attempts = { count: 20, windowMs: 10 * 60_000 }
/** Requests for options per address: each is stored. */
const questions = { count: 100, windowMs: 10 * 60_000 }

/** Sign-in code, valid for a minute. */
const code = { length: 8, ms: 60_000 }

/** Limits per address; they outlive the routes, which each release makes again. */
export function createSignInLimits(desk: RequestStore, clock: Clock) {
  const limitOf = (purpose: 'attempt' | 'question', limit: RateLimit) =>
    createSharedLimit(limit, clock, (address) => desk.recordSender({ purpose, address, limit }))
  return { attempts: limitOf('attempt', attempts), questions: limitOf('question', questions) }
}

export type SignInLimits = ReturnType<typeof createSignInLimits>

export type SignInOptions = {
  desk: RequestStore
  clinic: string
  trustedProxies: number
  limits: SignInLimits
  /** The session has a new secret; its streams continue. */
  onRenewed(before: string, after: string): void
}

/** Sign-in by passkey, invitation or code, and re-authentication. Every failure is the same 401. */
export function addSignIn(
  api: Hono<DeskEnv>,
  route: AddRoute<DeskRoutes>,
  options: SignInOptions,
): void {
  const { desk, clinic, trustedProxies, limits, onRenewed } = options
  const passkeys = createPasskeys(desk)

  const limitedBy = (limit: ReturnType<typeof createSharedLimit>) =>
    createMiddleware<DeskEnv>(async (c, next) => {
      const wait = await limit(addressOf(c.req.raw, c.env, trustedProxies))
      if (wait === undefined) return next()
      c.header('Retry-After', String(retryAfterSeconds(wait)))
      return refuse(c, 'tooMany')
    })
  const attemptPaths = ['/sign-in', '/sign-in/code', '/register', '/prove']
  api.on('POST', attemptPaths, limitedBy(limits.attempts))
  api.on('POST', ['/sign-in/options', '/invitation'], limitedBy(limits.questions))

  async function letIn(c: DeskContext, staffId: string, strength: AuthMethod): Promise<Response> {
    const after = await desk.openSession(staffId, strength, readSecret(c))
    writeSecret(c, after)
    if (c.get('session')) onRenewed(c.get('session').hash, hashOf(after))
    return c.body(null, 204)
  }

  /** The account of a verified passkey, recorded as `act`. */
  async function proven(
    c: DeskContext,
    response: Parsed<DeskRoutes['POST /sign-in']>,
    act: 'signedIn' | 'proved',
    whose?: string,
  ) {
    const found = await desk.passkey(response.id)
    if (!found || (whose !== undefined && found.staffId !== whose)) return undefined
    const { staffId, passkey } = found
    const counter = await passkeys.proven(c.get('origin'), response, passkey)
    if (counter === undefined) return undefined
    await desk.noteProof({ id: passkey.id, staffId, counter, act })
    return staffId
  }

  route(
    'POST /invitation',
    async ({ c, input }) => {
      const member = await desk.invited(input.token)
      if (!member) return refuse(c, 'unauthorised')
      const options = await passkeys.registrationOptions(c.get('origin'), clinic, member)
      return { name: member.name, options }
    },
    'unauthorised',
  )

  route(
    'POST /register',
    async ({ c, input: { token, response } }) => {
      const member = await desk.invited(token)
      const passkey = member && (await passkeys.registered(c.get('origin'), response))
      if (!passkey || !(await desk.register(token, passkey))) return refuse(c, 'unauthorised')
      return letIn(c, member.id, 'passkey')
    },
    'unauthorised',
  )

  route('POST /sign-in/options', ({ c }) => passkeys.signInOptions(c.get('origin')))
  route('POST /prove/options', ({ c }) => passkeys.signInOptions(c.get('origin')))

  route(
    'POST /sign-in',
    async ({ c, input }) => {
      const staffId = await proven(c, input, 'signedIn')
      return staffId === undefined ? refuse(c, 'unauthorised') : letIn(c, staffId, 'passkey')
    },
    'unauthorised',
  )

  route(
    'POST /prove',
    async ({ c, input }) => {
      const staffId = await proven(c, input, 'proved', c.get('session').staffId)
      // The session stays open: another account's passkey proves nothing about it.
      return staffId === undefined ? refuse(c, 'unproven') : letIn(c, staffId, 'passkey')
    },
    'unproven',
  )

  route('POST /code', async ({ c }) => {
    const drawn = randomLetters(code.length)
    await desk.keepToken(`code ${drawn}`, c.get('session').staffId, code.ms)
    return { code: drawn, seconds: code.ms / 1000 }
  })

  route(
    'POST /sign-in/code',
    async ({ c, input }) => {
      const typed = input.code.toUpperCase().replace(/[^0-9A-Z]/g, '')
      const staffId = await desk.takeToken(`code ${typed}`)
      return staffId === undefined ? refuse(c, 'unauthorised') : letIn(c, staffId, 'code')
    },
    'unauthorised',
  )

  route('POST /sign-out', async ({ c }) => {
    await desk.endSession(c.get('session'))
    writeSecret(c, undefined)
    return undefined
  })
  route('POST /alive', () => undefined)
}
