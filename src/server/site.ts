import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { decodePath } from './decodePath'
import { headersOf, watchHeaderRules } from './headerRules'
import { keeping } from './headers'
import { fileResponse } from './staticFile'

export type SiteOptions = {
  /** The folder of the built site. */
  dist: string
  /** The canonical raw path behind any spelling of a page's path, undefined when no page has it. */
  canonicalPath(pathname: string): string | undefined
}

/** Written by the build for hosts and nginx, and answered by none of them. */
const ofTheHost = /^\/_(headers|redirects|nginx\/.*)$/

/**
 * The built site: pages at their canonical Turkish paths, other spellings
 * redirected there, everything else a real 404. Headers are those the build has
 * written for every host. Throws when `dist` holds none.
 */
export function createSite({ dist, canonicalPath }: SiteOptions): Hono {
  const rules = watchHeaderRules(dist)
  const site = new Hono()
  site.use(async (c, next) => {
    await next()
    const path = encodeURI(decodePath(new URL(c.req.url).pathname) ?? '/')
    const headers = { 'Cache-Control': keeping.revalidated, ...headersOf(rules(), path) }
    // A file that is not there today may be there tomorrow.
    if (c.res.status >= 400) headers['Cache-Control'] = keeping.revalidated
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
  })
  site.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const path = decodePath(pathname)
    if (path === undefined) return notFound(c.req.raw)
    const page = canonicalPath(pathname)
    if (page === undefined) return (await fileAt(c.req.raw, path)) ?? notFound(c.req.raw)
    const file = join(dist, page, 'index.html')
    // A page that is switched off has no other spellings either.
    if (page !== path && existsSync(file)) return c.redirect(encodeURI(page) + search, 301)
    return (page === path && (await fileResponse(c.req.raw, file))) || notFound(c.req.raw)
  })
  site.all('*', (c) => {
    c.header('Allow', 'GET, HEAD')
    return c.body(null, 405)
  })
  site.onError((error, c) => {
    console.error(error)
    return c.body(null, 500)
  })

  async function fileAt(request: Request, path: string): Promise<Response | undefined> {
    // Pages are reached by their paths alone, siblings by Accept-Encoding.
    if (/(\/index\.html|^\/404\.html|\.br|\.gz)$/.test(path) || ofTheHost.test(path)) return
    return fileResponse(request, join(dist, path))
  }

  async function notFound(request: Request): Promise<Response> {
    const page = await fileResponse(request, join(dist, '404.html'), 404)
    return page ?? new Response(null, { status: 404 })
  }

  return site
}
