import type { MiddlewareHandler } from 'hono'
import { closedPolicy } from './policy'

/**
 * The one table of headers that every answer carries, pages, files and API
 * alike. The build adds the policy of its pages and writes both into
 * `dist/_headers`; hosts, nginx and this server send what stands there.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Sent over HTTPS only. No `preload`: that is the owner's decision for the whole domain.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'X-Frame-Options': 'DENY',
}

/** How long an answer is kept. */
export const keeping = {
  /** Names that change with their contents. */
  forever: 'public, max-age=31536000, immutable',
  /** Names that stay, of things that hardly change. */
  hour: 'public, max-age=3600',
  /** Kept, but asked about each time: a changed price must show at once. */
  revalidated: 'no-cache',
} as const

/**
 * Whether the visitor's own connection is encrypted: as the server hears it, or
 * as the operator's proxy in front of it says.
 */
export function isEncrypted(request: Request, trustedProxies: number): boolean {
  if (new URL(request.url).protocol === 'https:') return true
  return trustedProxies > 0 && request.headers.get('X-Forwarded-Proto') === 'https'
}

/** These headers as they are sent to whom `request` comes from. */
export function headersFor(
  request: Request,
  headers: Readonly<Record<string, string>>,
  trustedProxies: number,
): [name: string, value: string][] {
  const isPlain = !isEncrypted(request, trustedProxies)
  return Object.entries(headers).filter(
    ([name]) => !(isPlain && name === 'Strict-Transport-Security'),
  )
}

/** Adds them to the endpoint's answers, leaving what an answer has set for itself. */
export function withSecurityHeaders(trustedProxies: number): MiddlewareHandler {
  const own = { 'Content-Security-Policy': closedPolicy(), ...securityHeaders }
  return async (c, next) => {
    await next()
    for (const [name, value] of headersFor(c.req.raw, own, trustedProxies))
      if (!c.res.headers.has(name)) c.header(name, value)
  }
}
