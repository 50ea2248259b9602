import type { MiddlewareHandler } from 'hono'

/** The one place for headers that every answer carries, pages, files and API alike. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

/** Adds them, leaving what an answer has set for itself. */
export const withSecurityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(securityHeaders)) {
    if (!c.res.headers.has(name)) c.header(name, value)
  }
}
