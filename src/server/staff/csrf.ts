import { createMiddleware } from 'hono/factory'
import { isLoopback } from '../base/limits'
import { type DeskEnv, refuse } from './env'

/**
 * Refuses cross-site requests. A POST must have the desk's Origin and be JSON, which forms cannot
 * send; Sec-Fetch-Site is trusted if present. (Hono's `csrf` checks forms alone.)
 */
export const csrf = createMiddleware<DeskEnv>(async (c, next) => {
  const site = c.req.header('Sec-Fetch-Site')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return refuse(c, 'foreign')
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  if (c.req.header('Origin') !== c.get('origin')) return refuse(c, 'foreign')
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  return type === 'application/json' ? next() : refuse(c, 'unsupportedType')
})

/**
 * The desk's origin; undefined where it is off. DESK_ORIGIN, because a passkey belongs to one
 * name that proxies must not choose; without it `localhost` for this machine, unless behind a
 * proxy. `peer`: the address of the connection; Host is the client's own claim.
 */
export function deskOrigin(
  request: Request,
  peer: string | undefined,
  configured: string | undefined,
): string | undefined {
  if (configured) return configured
  if (!isLoopback(peer)) return undefined
  const { host, hostname, protocol } = new URL(request.url)
  const isForwarded = ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'Via'].some((name) =>
    request.headers.has(name),
  )
  return hostname === 'localhost' && !isForwarded ? `${protocol}//${host}` : undefined
}
