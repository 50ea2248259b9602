import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { keeping } from '../http/headers'
import { previewPolicy } from '../http/policy'
import { decodePath } from '../http/site'
import { fileResponse } from '../http/staticFile'
import { untilStable } from '../releases/releases'
import type { DeskEnv } from './env'

/** The desk's path on every site. */
export const deskPath = '/yonetim'

export const isDeskPath = (pathname: string): boolean =>
  pathname === deskPath || pathname.startsWith(`${deskPath}/`)

/** Build output of the desk, beside `dist/`. */
export const deskDir = (root: string): string => join(root, '.desk')

export const isBuilt = (root: string): boolean => existsSync(join(deskDir(root), 'index.html'))

/** The desk's pages and assets; `mapOrigin`: of the site's map. */
export function addFiles(
  app: Hono<DeskEnv>,
  root: string,
  mapOrigin: () => string | undefined,
): void {
  const folder = deskDir(root)
  app.get('/', async (c) => {
    if (c.req.path !== deskPath) return c.redirect(deskPath, 301)
    const page = () => fileResponse(c.req.raw, join(folder, 'index.html'))
    return (await untilStable(page)) ?? c.notFound()
  })
  // Files of the installed app; stable names, revalidated.
  for (const name of ['manifest.webmanifest', 'worker.js'])
    app.get(`/${name}`, async (c) => {
      const found = await untilStable(() => fileResponse(c.req.raw, join(folder, name)))
      if (!found) return c.notFound()
      // The scope is `/yonetim` itself, not below it.
      if (name === 'worker.js') found.headers.set('Service-Worker-Allowed', deskPath)
      return found
    })
  // Framed by the desk only; contains no draft.
  app.get('/preview', async (c) => {
    const page = () => fileResponse(c.req.raw, join(folder, 'preview', 'index.html'))
    const found = await untilStable(page)
    if (!found) return c.notFound()
    found.headers.set('Content-Security-Policy', previewPolicy(mapOrigin()))
    found.headers.set('X-Frame-Options', 'SAMEORIGIN')
    return found
  })
  for (const files of ['/assets/*', '/preview/assets/*'])
    app.get(files, async (c) => {
      const path = decodePath(c.req.path.slice(deskPath.length))
      if (path === undefined || /\.(br|gz)$/.test(path)) return c.notFound()
      const found = await untilStable(() => fileResponse(c.req.raw, join(folder, path)))
      if (!found) return c.notFound()
      found.headers.set('Cache-Control', keeping.forever)
      return found
    })
}
