import { createMiddleware } from 'hono/factory'
import { type DeskEnv, refuse } from './env'

/**
 * Refuses what another site's page makes a browser send. Every request that changes
 * something must come from the desk's own page, say so in Origin, and be JSON, which no
 * form can be. A browser that says in Sec-Fetch-Site that it comes from elsewhere, from
 * another name of the same site too, is believed. (Hono's `csrf` looks at forms alone.)
 */
export const guard = createMiddleware<DeskEnv>(async (c, next) => {
  const site = c.req.header('Sec-Fetch-Site')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return refuse(c, 'foreign')
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  if (c.req.header('Origin') !== c.get('origin')) return refuse(c, 'foreign')
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  return type === 'application/json' ? next() : refuse(c, 'unsupportedType')
})
