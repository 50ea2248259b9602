import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { decodePath } from '../decodePath'
import { keeping } from '../headers'
import { previewPolicy } from '../policy'
import { whenSettled } from '../settled'
import { fileResponse } from '../staticFile'
import type { DeskEnv } from './env'

/** Where the desk's page stands on every clinic's site. */
export const deskPath = '/yonetim'

export const isDeskPath = (pathname: string): boolean =>
  pathname === deskPath || pathname.startsWith(`${deskPath}/`)

/** The folder into which the build puts the desk, beside `dist/` and never in it. */
export const deskDir = (root: string): string => join(root, '.desk')

export const isBuilt = (root: string): boolean => existsSync(join(deskDir(root), 'index.html'))

/** The pages and the files they are made of; `mapOrigin` is that of the map on the site's pages. */
export function addFiles(
  app: Hono<DeskEnv>,
  root: string,
  mapOrigin: () => string | undefined,
): void {
  const folder = deskDir(root)
  app.get('/', async (c) => {
    if (c.req.path !== deskPath) return c.redirect(deskPath, 301)
    const page = () => fileResponse(c.req.raw, join(folder, 'index.html'))
    return (await whenSettled(page)) ?? c.notFound()
  })
  // What installs the desk as an app. Their names stay: each is asked for anew.
  for (const name of ['manifest.webmanifest', 'worker.js'])
    app.get(`/${name}`, async (c) => {
      const found = await whenSettled(() => fileResponse(c.req.raw, join(folder, name)))
      if (!found) return c.notFound()
      // The page stands at `/yonetim` itself, not below it.
      if (name === 'worker.js') found.headers.set('Service-Worker-Allowed', deskPath)
      return found
    })
  // Shown in a frame of the desk's page alone. Nothing of a draft stands in it.
  app.get('/preview', async (c) => {
    const page = () => fileResponse(c.req.raw, join(folder, 'preview', 'index.html'))
    const found = await whenSettled(page)
    if (!found) return c.notFound()
    found.headers.set('Content-Security-Policy', previewPolicy(mapOrigin()))
    found.headers.set('X-Frame-Options', 'SAMEORIGIN')
    return found
  })
  for (const files of ['/assets/*', '/preview/assets/*'])
    app.get(files, async (c) => {
      const path = decodePath(c.req.path.slice(deskPath.length))
      if (path === undefined || /\.(br|gz)$/.test(path)) return c.notFound()
      const found = await whenSettled(() => fileResponse(c.req.raw, join(folder, path)))
      if (!found) return c.notFound()
      found.headers.set('Cache-Control', keeping.forever)
      return found
    })
}
