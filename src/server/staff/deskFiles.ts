import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { keeping } from '../http/headers'
import { previewPolicy } from '../http/policy'
import { decodePath, keptFile } from '../http/site'
import { fileResponse } from '../http/staticFile'
import type { DeskContext, DeskEnv } from './env'

/** The desk's path on every site. */
export const deskPath = '/yonetim'

export const isDeskPath = (pathname: string): boolean =>
  pathname === deskPath || pathname.startsWith(`${deskPath}/`)

/** Build output of the desk, beside `dist/`. */
export const deskDir = (root: string): string => join(root, '.desk')

export const isBuilt = (root: string): boolean => existsSync(join(deskDir(root), 'index.html'))

/** The desk's pages and assets; `mapOrigin`: of the site's map. */
export function addFiles(app: Hono<DeskEnv>, root: string, mapOrigin: string | undefined): void {
  async function send(c: DeskContext, path: string, headers: Record<string, string> = {}) {
    const { raw } = c.req
    const file = join(deskDir(root), path)
    let found = await fileResponse(raw, file)
    if (!found && path.includes('/assets/')) found = await keptFile(raw, root, join('desk', path))
    if (!found) return c.notFound()
    for (const [name, value] of Object.entries(headers)) found.headers.set(name, value)
    return found
  }

  app.get('/', async (c) =>
    c.req.path === deskPath ? send(c, 'index.html') : c.redirect(deskPath, 301),
  )
  // Files of the installed app; stable names, revalidated.
  app.get('/manifest.webmanifest', (c) => send(c, 'manifest.webmanifest'))
  // The scope is `/yonetim` itself, not below it.
  app.get('/worker.js', (c) => send(c, 'worker.js', { 'Service-Worker-Allowed': deskPath }))
  // Framed by the desk only; contains no draft.
  app.get('/preview', (c) =>
    send(c, 'preview/index.html', {
      'Content-Security-Policy': previewPolicy(mapOrigin),
      'X-Frame-Options': 'SAMEORIGIN',
    }),
  )
  app.on('GET', ['/assets/*', '/preview/assets/*'], (c) => {
    const path = decodePath(c.req.path.slice(deskPath.length))
    if (path === undefined || /\.(br|gz)$/.test(path)) return c.notFound()
    return send(c, path, { 'Cache-Control': keeping.forever })
  })
}
