import { randomInt } from 'node:crypto'
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Clock } from '../clock'
import { createSharedLimit } from '../limits/addressLimit'
import { clientAddress } from '../limits/clientAddress'
import { type RateLimit, retryAfterSeconds } from '../limits/rateLimit'
import type { DeskStore } from '../store/desk'
import { hashOf } from '../store/secrets'
import type { Strength } from '../store/sessionRows'
import { readBody } from './body'
import { type DeskContext, type DeskEnv, readSecret, refuse, writeSecret } from './env'
import { createOnce } from './once'
import { createPasskeys, registrationResponse, signInResponse } from './passkeys'

/** So many attempts to get in an address has, right ones too. */
const attempts = { count: 20, windowMs: 10 * 60_000 }
/** And so many questions before an attempt, each of which the store keeps. */
const questions = { count: 100, windowMs: 10 * 60_000 }

/** A code for the machine at the counter: letters that are told apart, for one minute. */
const code = { letters: '2345679CFHKLMRTY', length: 8, ms: 60_000 }

const attemptPaths = ['/sign-in', '/sign-in/code', '/register', '/prove']

const token = v.pipe(v.string(), v.maxLength(100))
const registration = v.object({ token, response: registrationResponse })

/** How often one address may try; they outlive a publication, after which the routes are made anew. */
export function createSignInLimits(desk: DeskStore, clock: Clock) {
  const limitOf = (purpose: 'attempt' | 'question', limit: RateLimit) =>
    createSharedLimit(limit, clock, (address) => desk.passSender({ purpose, address, limit }))
  return { attempts: limitOf('attempt', attempts), questions: limitOf('question', questions) }
}

export type SignInLimits = ReturnType<typeof createSignInLimits>

export type SignInOptions = {
  desk: DeskStore
  clinic: string
  trustedProxies: number
  limits: SignInLimits
  /** A session goes on under another secret: its streams must not end with the one before. */
  onRenewed(before: string, after: string): void
}

/**
 * The ways in: a passkey, an invitation's link that registers one, and a code shown on
 * one's phone; and for who is in, the passkey once more. Whatever is wrong, the answer is
 * the same 401.
 */
export function addSignIn(api: Hono<DeskEnv>, options: SignInOptions): void {
  const { desk, clinic, trustedProxies, limits, onRenewed } = options
  const passkeys = createPasskeys(desk)
  const codes = createOnce('code', code.ms, desk)

  const limited = [
    { limit: limits.attempts, paths: attemptPaths },
    { limit: limits.questions, paths: ['/sign-in/options', '/invitation'] },
  ].flatMap(({ limit, paths }) => paths.map((path) => ({ limit, path })))
  for (const { limit, path } of limited)
    api.post(path, async (c, next) => {
      const peer = c.env?.incoming?.socket.remoteAddress
      const forwardedFor = c.req.header('X-Forwarded-For')
      const wait = await limit(clientAddress({ peer, forwardedFor }, trustedProxies))
      if (wait === undefined) return next()
      c.header('Retry-After', String(retryAfterSeconds(wait)))
      return refuse(c, 'tooMany')
    })

  async function letIn(c: DeskContext, staffId: string, strength: Strength): Promise<Response> {
    const after = await desk.openSession(staffId, strength, readSecret(c))
    writeSecret(c, after)
    if (c.get('session')) onRenewed(c.get('session').hash, hashOf(after))
    return c.body(null, 204)
  }

  /** Whose passkey has answered, if it was one and right; noted as `act`. */
  async function proven(c: DeskContext, act: 'signedIn' | 'proved', whose?: string) {
    const response = await readBody(c, signInResponse)
    const found = response && (await desk.passkey(response.id))
    if (!found || (whose !== undefined && found.staffId !== whose)) return undefined
    const { staffId, passkey } = found
    const counter = await passkeys.proven(c.get('origin'), response, passkey)
    if (counter === undefined) return undefined
    await desk.noteProof({ id: passkey.id, staffId, counter, act })
    return staffId
  }

  api.post('/invitation', async (c) => {
    const body = await readBody(c, v.object({ token }))
    const member = body && (await desk.invited(body.token))
    if (!member) return refuse(c, 'unauthorised')
    const place = { origin: c.get('origin'), clinic }
    return c.json({
      name: member.name,
      options: await passkeys.registrationOptions(place, member),
    })
  })

  api.post('/register', async (c) => {
    const body = await readBody(c, registration)
    const member = body && (await desk.invited(body.token))
    const passkey = member && (await passkeys.registered(c.get('origin'), body.response))
    if (!passkey || !(await desk.register(body.token, passkey))) return refuse(c, 'unauthorised')
    return letIn(c, member.id, 'passkey')
  })

  for (const path of ['/sign-in/options', '/prove/options'])
    api.post(path, async (c) => c.json(await passkeys.signInOptions(c.get('origin'))))

  api.post('/sign-in', async (c) => {
    const staffId = await proven(c, 'signedIn')
    return staffId === undefined ? refuse(c, 'unauthorised') : letIn(c, staffId, 'passkey')
  })

  api.post('/prove', async (c) => {
    const staffId = await proven(c, 'proved', c.get('session').staffId)
    // Who is in stays in: a passkey of somebody else proves nothing of them.
    return staffId === undefined ? refuse(c, 'unproven') : letIn(c, staffId, 'passkey')
  })

  api.post('/code', async (c) => {
    const draw = () => code.letters.charAt(randomInt(code.letters.length))
    const drawn = Array.from({ length: code.length }, draw).join('')
    await codes.keep(drawn, c.get('session').staffId)
    return c.json({ code: drawn, seconds: code.ms / 1000 })
  })

  api.post('/sign-in/code', async (c) => {
    const body = await readBody(c, v.object({ code: v.pipe(v.string(), v.maxLength(40)) }))
    const typed = body?.code.toUpperCase().replace(/[^0-9A-Z]/g, '') ?? ''
    const staffId = await codes.take(typed)
    return staffId === undefined ? refuse(c, 'unauthorised') : letIn(c, staffId, 'code')
  })

  api.post('/sign-out', async (c) => {
    await desk.endSession(c.get('session'))
    writeSecret(c, undefined)
    return c.body(null, 204)
  })
  api.post('/alive', (c) => c.body(null, 204))
}
